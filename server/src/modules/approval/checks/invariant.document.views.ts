import { fieldsOf, quote, type Field } from '#kernel/records/fields/columns.ts'
import type { Document } from '#kernel/records/document.ts'
import { documents } from '../run/document.store.ts'
import { lately, of, type Invariant } from './invariant.place.rules.ts'

const expected = `case when i.purpose = 'create' then case i.status when 'running' then 'pending' when 'voided' then 'void' else i.status end
  when i.purpose = 'void' and i.status = 'approved' then 'void' else 'approved' end`

const latest = (type: string): string =>
  `select * from approval_instance i where i.tenant_id = d.tenant_id and i.doc_type = '${type}' and i.doc_id = d.id and not i.beside order by i.submitted_at desc, i.id desc limit 1`

const sameStatus = ({ record }: Document): Invariant => ({
  no: 'I4',
  says: `the status of ${record.name} is that of its latest approval`,
  sql: `select i.id as instance, d.id, d.status || ' / ' || coalesce(${expected}, 'never submitted') as detail from ${quote(record.table)} d left join lateral (${latest(record.name)}) i on true
    where d.tenant_id = $1 and case when i.id is null then d.status in ('pending', 'returned') else d.status <> ${expected} end`,
})

/** Lists are compared by their own modules; people follow whoever takes over from them. */
const isCompared = ({ key, meta, columns }: Field): boolean =>
  !meta.secret && key !== 'status' && columns.length === 1 && meta.kind !== 'person' && !columns[0]?.type.endsWith('[]')

const inSnapshot = ({ key, columns: [column] }: Field): string => {
  const value = column?.type === 'uuid' ? `s.document -> '${key}' ->> 'id'` : `s.document ->> '${key}'`
  return `('${key}', (${value})::${column?.type ?? 'text'} is distinct from d.${quote(column?.name ?? '')})`
}

const sameContent = ({ record, later = [] }: Document): Invariant => ({
  no: 'I13',
  says: `${record.name} is what was submitted, but for what its approvers were allowed to change`,
  sql: `select i.id as instance, d.id, f.key as detail from ${quote(record.table)} d join lateral (${latest(record.name)}) i on true
    join approval_snapshot s on ${of('s')} and s.round = i.round
    cross join lateral (values ${fieldsOf(record.fields)
      .filter((field) => isCompared(field) && !later.includes(field.key))
      .map(inSnapshot)
      .join(', ')}) as f (key, differs)
    where d.tenant_id = $1 and ${lately} and i.purpose = 'create' and i.status in ('running', 'approved') and f.differs
      and not exists (select 1 from approval_event e where ${of('e')} and e.type = 'document.edited' and e.note -> 'fields' ? f.key)`,
})

const allowedEdits: Invariant = {
  no: 'I13',
  says: 'an approver changed only fields their step lets them change',
  sql: `select i.id as instance, i.id, f.path as detail from approval_instance i join approval_flow_version v on v.tenant_id = i.tenant_id and v.id = i.version_id
    join approval_event e on ${of('e')} and e.type = 'document.edited' cross join jsonb_array_elements_text(e.note -> 'fields') as f (path)
    left join lateral (select t.node_id from approval_event a join approval_task t on t.tenant_id = a.tenant_id and t.id = a.task_id
      where ${of('a')} and a.seq > e.seq and a.type = 'task.approved' order by a.seq limit 1) t on true
    where i.tenant_id = $1 and ${lately} and coalesce(jsonb_path_query_first(v.tree, '$.** ? (@.id == $id && exists (@.fields))', jsonb_build_object('id', t.node_id)) -> 'fields' ->> f.path, '') not in ('edit', 'required')`,
}

const everyRound: Invariant = {
  no: 'I13',
  says: 'every round has its snapshot',
  sql: `select i.id as instance, i.id, i.round::text as detail from approval_instance i where i.tenant_id = $1
    and not exists (select 1 from approval_snapshot s where ${of('s')} and s.round = i.round)`,
}

/** What a document says of its approval, and an approval of its document. */
export const ofDocuments = (): readonly Invariant[] => [
  ...documents().map(sameStatus),
  ...documents().map(sameContent),
  allowedEdits,
  everyRound,
]
