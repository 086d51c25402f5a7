import { List, useTable } from '@refinedev/antd';
import { Table } from 'antd';

export default function ReviewList() {
  const { tableProps } = useTable({ resource: 'reviews' });
  return (
    <List>
      <Table {...tableProps} rowKey="id">
        <Table.Column dataIndex="id" title="Id" />
        <Table.Column dataIndex="comment" title="Comment" />
      </Table>
    </List>
  );
}
