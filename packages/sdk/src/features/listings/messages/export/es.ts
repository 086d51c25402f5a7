/** Words of the export of locations. */
export const esListingsExport = {
  'listings.export.title': 'Exportar direcciones',
  'listings.export.count_one': 'El archivo contendrá {{count}} ubicación.',
  'listings.export.count_many': 'El archivo contendrá {{count}} ubicaciones.',
  'listings.export.count_other': 'El archivo contendrá {{count}} ubicaciones.',
  'listings.export.file_type': 'Tipo de archivo',
  'listings.export.file_type.csv': 'Texto sencillo que lee cualquier programa',
  'listings.export.file_type.xls': 'Excel 97–2003, para programas antiguos',
  'listings.export.file_type.xlsx': 'Excel, Hojas de cálculo de Google y LibreOffice',
  'listings.export.start': 'Crear el archivo',
  'listings.export.starting': 'Empezando…',
  'listings.export.generating': 'Creando el archivo',
  'listings.export.progress': '{{written}} de {{total}}',
  'listings.export.leave':
    'Puedes cerrar esta ventana. Te enviaremos un correo cuando el archivo esté listo.',
  'listings.export.done': 'El archivo está listo',
  'listings.export.done_text':
    '{{filename}} está listo para descargar. También te hemos enviado un enlace por correo.',
  'listings.export.download': 'Descargar el archivo',
  'listings.export.gone': 'El archivo ya no está. Puedes crearlo de nuevo.',
  'listings.export.error': 'No se ha podido crear el archivo',
  'listings.export.error_text': 'Inténtalo de nuevo en un momento.',
};
