import { demand as demands } from './demand/demand.ts'
import { pool } from './demand/pool.ts'
import { purchaseType } from './demand/purchase-type.ts'
import { errors } from './shared/errors.ts'

export {
  Demand,
  stopFields,
  type DemandDraftLine,
  type DemandLine,
  type DemandLinePart,
  type DraftSource,
} from './demand/demand.ts'
export type { DemandEvidence } from './demand/evidence.ts'
export { PoolLine, type PoolGroup, type PoolHolder, type PoolStage } from './demand/pool.ts'
export {
  PurchaseType,
  type CompareMethod,
  type LineKind,
  type OpenMode,
  type PurchaseTypeSpec,
} from './demand/purchase-type.ts'

export const demand = { demand: demands, pool, type: purchaseType }

export const demandErrors = errors({
  'purchaseType.taken': [64000, 409, '同级已有同名的采购分类', 'A purchase type with this name exists there'],
  'purchaseType.wrong_parent': [64001, 422, '不能放在自己或自己的下级之下', 'It cannot stand below itself'],
  'purchaseType.has_children': [64002, 409, '请先移走或删除下级分类', 'Remove what stands below it first'],
  'purchaseType.bands': [
    64004,
    422,
    '分档金额要从低到高，最后一档不填金额',
    'Bands go from low to high, the last one without an amount',
  ],
  'purchaseType.spec_twice': [64005, 422, '规格项重名：{{name}}', 'Two fields are called {{name}}'],
  'purchaseType.no_options': [64006, 422, '请填写“{{name}}”的选项', 'Enter the options of {{name}}'],
  'demand.no_lines': [64020, 422, '请至少填写一行明细', 'Enter at least one line'],
  'demand.line': [64021, 422, '第 {{line}} 行：{{what}}', 'Line {{line}}: {{what}}'],
  'demand.locked': [64022, 409, '需求正在审批或已有结果，不能修改', 'The demand is in approval or decided'],
  'demand.kept': [64023, 409, '提交过的需求不能删除，可以停止', 'A submitted demand is stopped, not deleted'],
  'demand.not_open': [64024, 409, '该需求已没有待采购的明细', 'Nothing of the demand is left to buy'],
  'demand.in_purchase': [64025, 409, '有明细正在询价：{{lines}}', 'In an inquiry: {{lines}}'],
  'demand.not_yours': [64026, 409, '只有申请人或填写人可以修改', 'Only the requester or whoever wrote it changes it'],
  'poolLine.taken': [64040, 409, '“{{what}}”已被{{who}}认领', '“{{what}}” was claimed by {{who}}'],
  'poolLine.not_yours': [64041, 409, '只能处理自己认领的需求：{{what}}', 'You have not claimed {{what}}'],
  'poolLine.moved_on': [64042, 409, '“{{what}}”已进入下一步，不能这样处理', '“{{what}}” has moved on'],
  'poolLine.split': [
    64043,
    422,
    '拆出的数量应大于 0 且小于 {{quantity}}',
    'More than nothing and less than {{quantity}}',
  ],
  'poolLine.not_held': [64044, 409, '该单据没有这些采购行', 'The document does not hold these lines'],
})
