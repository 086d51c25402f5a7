import { countryName } from './country-name.ts';

/**
 * ISO 3166-1 alpha-3 and alpha-2 codes, one after another, of countries whose two letters are not the first of the three.
 * XKS is what Apple calls Kosovo, which has no code.
 */
const otherCodes =
  'ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATAAQ ATFTF ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY BLZBZ BRBBB BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK FROFO FSMFM GINGN GLPGP GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR LBRLR LBYLY MACMO MAFMF MDGMG MDVMV MEXMX MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN PLWPW PNGPG POLPL PRKKP PRTPT PRYPY PYFPF SENSN SGSGS SLBSB SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE SWZSZ SYCSC TCDTD TKMTM TUNTN TURTR TUVTV UKRUA URYUY WLFWF';

/** A country by its ISO 3166-1 alpha-3 code, in the given language; anything else as it is. */
export function territoryName(code: string, language: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const [, two = code.slice(0, 2)] = new RegExp(`\\b${code}(..)`).exec(otherCodes) ?? [];
  return countryName(two, language);
}
