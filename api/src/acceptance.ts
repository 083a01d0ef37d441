import { acceptance as record, acceptanceRule, purchaseArchive } from './acceptance/calls.ts'
import { externalAcceptance } from './acceptance/external.ts'
import { errors } from './shared/errors.ts'

export { Acceptance, type AcceptanceDeduction, type AcceptanceLine } from './acceptance/acceptance.ts'
export { acceptanceRuleFields } from './acceptance/calls.ts'
export type {
  AcceptanceMatch,
  AcceptanceRating,
  AcceptanceRule,
  AcceptanceStart,
  AcceptanceStartLine,
} from './acceptance/calls.ts'
export type { AcceptancePage } from './acceptance/external.ts'
export { signatureBox, type Drawing, type SignatureView } from './acceptance/signature.ts'
export type { AcceptanceStage, MatchState } from './acceptance/words.ts'

export const acceptance = {
  acceptance: record,
  rule: acceptanceRule,
  archive: purchaseArchive,
  external: externalAcceptance,
}

export const acceptanceErrors = errors({
  'acceptance.not_ordered': [
    67501,
    409,
    '订单尚未由供应商确认或已关闭，不能验收',
    'The order is not confirmed by its supplier, or closed',
  ],
  'acceptance.no_lines': [67502, 422, '请至少填写一行验收明细', 'Accept at least one line'],
  'acceptance.strange_line': [
    67503,
    422,
    '第 {{line}} 行不在订单的当前版本中，请重新带入明细',
    'Line {{line}} is not in the order as it stands now',
  ],
  'acceptance.line_twice': [67504, 422, '第 {{line}} 行与前面重复', 'Line {{line}} stands there twice'],
  'acceptance.deduction': [
    67505,
    422,
    '扣款应大于 0，且合计不能超过我方应付的 {{max}}',
    'Deductions are more than nothing and at most {{max}} in all',
  ],
  'acceptance.deduction_line': [
    67506,
    422,
    '第 {{line}} 条扣款所指明细未验收或由客户直付',
    'Deduction {{line}} is of a line not accepted here, or paid by the customer',
  ],
  'acceptance.adjustment': [
    67509,
    422,
    '低消补足与整单优惠不能超过 {{max}}',
    'Minimum spend and discounts come to {{max}} at most',
  ],
  'acceptance.another': [
    67507,
    409,
    '该订单已有未完成的验收单 {{code}}，请先处理',
    'The order has an acceptance under way: {{code}}',
  ],
  'acceptance.finished': [67508, 409, '该订单已全部验收', 'The order was accepted in full'],
  'acceptance.locked': [67510, 409, '验收单正在审批或已有结果，不能修改', 'The acceptance is in approval or decided'],
  'acceptance.signed': [
    67511,
    409,
    '供应商已签字，内容已锁定；如需修改请先撤销签字',
    'The supplier signed it: its signature has to be voided first',
  ],
  'acceptance.kept': [67512, 409, '提交或签字过的验收单不能删除', 'It was submitted or signed and is not deleted'],
  'acceptance.settled': [67513, 409, '验收单已结算，不能再变动', 'It is settled and stays as it is'],
  'acceptance.not_signed': [67514, 409, '供应商没有签字，无需撤销', 'There is no signature to be voided'],
  'acceptance.no_contact': [67515, 422, '请填写签字人和手机号', 'Say who signs and by which mobile'],
  'acceptance.masked': [67516, 409, '您看不到采购价格，不能验收', 'Nobody accepts without seeing the prices'],
  'acceptance.own': [
    67517,
    409,
    '验收人不能审批自己的验收单，请转交他人',
    'Nobody approves an acceptance of their own',
  ],
  'acceptance.order_moved': [
    67518,
    409,
    '订单已变更为第 {{version}} 版，请重新验收',
    'The order has changed to version {{version}}: accept it anew',
  ],
  'acceptance.not_settled': [67519, 409, '验收单结算后才能评价', 'It is rated once it is settled'],
  'acceptance.rated': [67520, 409, '已经评价过', 'It was rated already'],
  'acceptance.archive_early': [67525, 409, '采购单定标后才能归档', 'A purchase is archived once it was awarded'],
  'acceptance.void_open': [67521, 409, '只有已结算的验收单需要这样作废', 'Only what is settled is voided like this'],
  'acceptance.void_own': [
    67522,
    409,
    '验收人不能作废自己的验收，请由他人处理',
    'Whoever accepted does not void it: it takes somebody else',
  ],
  'acceptance.void_later': [
    67523,
    409,
    '请先作废后面结算的 {{code}}',
    '{{code}} was settled later and is voided first',
  ],
  'acceptance.void_used': [67524, 409, '不能作废：{{what}}', 'It is not voided: {{what}}'],
  'acceptance.void_closed': [67526, 409, '订单已结清或关闭，不能作废验收', 'The order is settled or closed'],
  'acceptance.gone': [67530, 404, '链接已失效，请联系采购方', 'The link is no longer good; ask whoever sent it'],
  'acceptance.changed': [
    67531,
    409,
    '验收内容已变更，请刷新后重新核对',
    'It was changed meanwhile: load it again and read what it says now',
  ],
  'acceptance.not_open': [67532, 409, '验收单已签字或不再需要签字', 'It was signed, or is not to be signed any more'],
})
