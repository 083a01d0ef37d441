import { bankFormat } from './receipt/bank-format.ts'
import { receiptCalls } from './receipt/calls.ts'
import { errors } from './shared/errors.ts'

export { BankFormat } from './receipt/bank-format.ts'
export {
  confirmFields,
  reasonFields,
  refundFields,
  type BankStatement,
  type ProjectMoney,
  type ProjectMoneyPlan,
  type ReceiptClaim,
  type ReceiptStory,
  type ReceiptSuggestion,
} from './receipt/calls.ts'
export { Receipt, receiptStages, type ReceiptStage } from './receipt/receipt.ts'

export const receipt = { receipt: receiptCalls, format: bankFormat }

export const receiptErrors = errors({
  'receipt.amount': [69200, 422, '金额应大于 0', 'An amount is more than nothing'],
  'receipt.day_future': [69201, 422, '日期不能晚于今天', 'The day cannot be after today'],
  'receipt.day_early': [69202, 422, '日期不能早于 {{day}}', 'The day cannot be before {{day}}'],
  'receipt.from_statement': [
    69203,
    409,
    '银行流水导入的收款不能修改或删除',
    'What the bank’s statement says is neither changed nor deleted',
  ],
  'receipt.moved': [69204, 409, '收款已被认领或入账，不能修改或删除', 'It is claimed or in the books already'],
  'receipt.not_free': [69205, 409, '该收款没有可认领的金额，或已有人认领待确认', 'Nothing of it can be claimed now'],
  'receipt.too_much': [
    69206,
    422,
    '认领合计 {{sum}} 超过未核销金额 {{left}}',
    '{{sum}} is more than the {{left}} left',
  ],
  'receipt.over_contract': [
    69207,
    409,
    '合同 {{code}} 未收金额为 {{open}}，不能核销 {{amount}}',
    '{{open}} of contract {{code}} is open, not {{amount}}',
  ],
  'receipt.other_company': [
    69208,
    422,
    '合同 {{code}} 的签约公司与收款账户不是同一家公司',
    'Contract {{code}} belongs to another company of ours',
  ],
  'receipt.not_sale': [69209, 422, '只能核销到已签署的销售合同', 'Only signed contracts we are paid by'],
  'receipt.one_customer': [69210, 422, '一笔收款只能属于一个客户', 'A receipt is from one customer'],
  'receipt.plan': [69211, 422, '收款期不属于所选合同', 'The instalment belongs to another contract'],
  'receipt.not_claimed': [69212, 409, '没有待确认的认领', 'No claim waits for confirmation'],
  'receipt.own': [69213, 409, '认领和确认不能是同一个人', 'Nobody confirms what they claimed'],
  'receipt.own_entry': [69214, 409, '手工登记的收款要由另一人确认', 'Somebody else confirms what one entered'],
  'receipt.not_yours': [69215, 409, '只有认领人可以撤回', 'Only whoever claimed it withdraws'],
  'receipt.claim_gone': [69216, 409, '这笔核销不存在或已撤销', 'This allocation is gone'],
  'receipt.refund_too_much': [
    69217,
    422,
    '退款金额应大于 0 且不超过 {{left}}',
    'More than nothing and at most {{left}} is refunded',
  ],
  'receipt.not_posted': [69218, 409, '尚未确认到账，不能退款', 'It is not in the books yet'],
  'receipt.masked': [69219, 409, '您的角色看不到收入金额，不能认领收款', 'Your role does not see what comes in'],
  'bankFormat.taken': [69230, 409, '已有同名的对账单格式', 'A format with this name exists'],
  'bankFormat.amount': [
    69231,
    422,
    '请填写收入金额列，或者发生额列、借贷标志列和收入的标志',
    'Enter the column of what came in, or amount, mark column and mark',
  ],
  'statement.unknown_format': [
    69240,
    422,
    '没有匹配的对账单格式，请先设置',
    'No format fits: say how this bank writes',
  ],
  'statement.empty': [69241, 422, '文件中没有流水', 'There are no lines in the file'],
  'statement.too_long': [69242, 422, '一次最多读取 5000 行流水，请分批导入', 'At most 5000 lines at a time'],
  'statement.rows': [69243, 422, '所选的行不在文件中', 'The chosen rows are not in the file'],
})
