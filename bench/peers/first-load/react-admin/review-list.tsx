import { Datagrid, List, TextField } from 'react-admin';

export default function ReviewList() {
  return (
    <List>
      <Datagrid>
        <TextField source="id" />
        <TextField source="comment" />
      </Datagrid>
    </List>
  );
}
