import { label } from '@srm/api/shared/label'

/** Titles of what whoever accepted is told. */
export const acceptanceSentences = {
  signed: label('{{code}} 供应商已签字', 'The supplier signed {{code}}'),
  objected: label('{{code}} 供应商有异议，请处理', 'The supplier objects to {{code}}'),
  settled: label('{{code}} 已结算，请评价供应商', '{{code}} is settled: please rate the supplier'),
  orderMoved: label('{{code}} 的订单已变更，请重新验收', 'The order of {{code}} has changed: accept it anew'),
  voided: label('{{code}} 已结算后被作废', '{{code}} was settled and is void now'),
  reopened: label('{{code}} 的供应商签字已撤销', 'The signature of {{code}} counts no more'),
} as const
