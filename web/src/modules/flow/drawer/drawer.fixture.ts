import type { Strategy } from '@srm/flow/tree/approver'
import { Flow, type Node, type PeopleNode } from '@srm/flow/tree/node'
import type { Settings } from '@srm/flow/tree/settings'
import type { Catalog } from './drawer.model.ts'

const field = (path: string, label: string, type: string) => ({ path, label, type, required: true })

const inForm = (path: string, label: string) => ({ path, label, columns: [] })

export const catalog: Catalog = {
  docType: 'order',
  label: '采购单',
  relations: ['buyer', 'projectOwner'],
  form: [
    inForm('amount', '金额'),
    inForm('days', '天数'),
    inForm('subject', '主题'),
    inForm('kind', '类型'),
    inForm('supplier', '供应商'),
    inForm('owner', '负责人'),
    inForm('dept', '部门'),
    inForm('due', '交期'),
    inForm('urgent', '紧急'),
    { ...inForm('lines', '明细'), columns: [inForm('price', '单价'), inForm('item', '品名')] },
    inForm('papers', '附件'),
  ],
  fields: [
    field('amount', '金额', 'money'),
    field('days', '天数', 'number'),
    field('subject', '主题', 'text'),
    { ...field('kind', '类型', 'enum'), options: ['a', 'b'], optionNames: ['货物', '服务'] },
    { ...field('supplier', '供应商', 'text'), of: 'supplier' },
    field('owner', '负责人', 'person'),
    field('dept', '部门', 'department'),
    field('due', '交期', 'date'),
    field('urgent', '紧急', 'flag'),
    { ...field('classify', '分类', 'tree'), kind: 'ref', of: 'supplierClassify', tree: true },
    { ...field('city', '城市', 'region'), kind: 'region' },
    { ...field('services', '服务', 'set'), kind: 'refs', of: 'supplierClassify', tree: true },
    { ...field('stay', '住宿', 'period'), kind: 'dateRange' },
    { ...field('papers', '附件', 'presence'), kind: 'attachments' },
    {
      ...field('lines', '明细', 'rows'),
      columns: [field('price', '单价', 'money'), field('item', '品名', 'text')],
    },
  ],
}

export const settings: Settings = {
  admins: ['p0'],
  withdraw: 'anyTime',
  withdrawReason: false,
  takeBack: true,
  void: 'approval',
  rejected: 'end',
  dedupe: 'none',
  self: 'superior',
  empty: { do: 'admin' },
  substitutes: true,
  batch: true,
  comments: true,
  urgeMinutes: 30,
  allowNoHuman: false,
  dualControl: false,
  amountPath: null,
  factChange: 'refuse',
  chooseApprovers: false,
  ccOnSubmit: [],
  ccOnEnd: [],
}

export const approve = (id: string, approvers: Strategy[], more: Partial<PeopleNode> = {}): PeopleNode => ({
  id,
  name: `节点${id}`,
  note: '',
  type: 'approve',
  kind: 'manual',
  approvers,
  mode: { kind: 'all', reject: 'one' },
  manualOnly: false,
  onReject: { to: 'inherit' },
  off: [],
  opinion: [],
  signature: false,
  signerReject: 'advice',
  fields: {},
  prechecks: false,
  showNames: false,
  ...more,
})

export const flowOf = (...nodes: readonly Node[]): Flow =>
  Flow.parse({
    schemaVersion: 2,
    settings,
    chain: [{ id: 'start', name: '发起人', type: 'start' }, ...nodes, { id: 'end', name: '结束', type: 'end' }],
  })
