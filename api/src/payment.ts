import { paymentBatch, paymentRequest } from './payment/calls.ts'
import { laborTax } from './payment/labor.ts'
import { deposit } from './payment/deposit.ts'
import { errors } from './shared/errors.ts'

export { PaymentBatch } from './payment/batch.ts'
export {
  cancelFields,
  resultFields,
  slipFields,
  type BatchImport,
  type PayableInvoices,
  type PaymentDue,
  type RequestStart,
  type SupplierMoney,
} from './payment/calls.ts'
export { laborTaxFields, type LaborRow } from './payment/labor.ts'
export { Deposit, settleDepositFields, type DepositEntry } from './payment/deposit.ts'
export { PaymentRequest } from './payment/request.ts'
export type { PaymentReason, ReasonKey, RequestKind, Transfer } from './payment/words.ts'

export const payment = { request: paymentRequest, batch: paymentBatch, laborTax, deposit }

export const paymentErrors = errors({
  'paymentRequest.amount': [71000, 422, '申请金额应大于 0', 'A payment is more than nothing'],
  'paymentRequest.source': [71001, 422, '请选择{{what}}', 'Choose what is paid: {{what}}'],
  'paymentRequest.source_amount': [
    71002,
    422,
    '报销和借款按应付金额一次付清：应付 {{open}}，申请 {{amount}}',
    'It is paid at once: {{open}}, not {{amount}}',
  ],
  'paymentRequest.payee': [71003, 422, '请填写收款人、收款银行和收款账号', 'Enter payee, bank and account number'],
  'paymentRequest.account': [71004, 422, '收款账户不属于所选供应商', 'The account belongs to another supplier'],
  'paymentRequest.locked': [71005, 409, '付款申请正在审批或已有结果，不能修改', 'It is in approval or decided'],
  'paymentRequest.kept': [71006, 409, '提交过的付款申请不能删除', 'A submitted one is not deleted'],
  'paymentRequest.masked': [71007, 409, '您的角色看不到金额，不能填写付款申请', 'Your roles cover amounts'],
  'paymentRequest.blocked': [71008, 409, '不能付款：{{reasons}}', 'It cannot be paid: {{reasons}}'],
  'paymentRequest.not_open': [71009, 409, '待付款的申请才能取消', 'Only what waits to be paid is canceled'],
  'paymentRequest.own': [71010, 409, '不能处理自己申请的付款', 'Nobody does this with a request of their own'],
  'paymentRequest.not_paid': [71011, 409, '付款后才能登记回单', 'A slip follows a payment'],
  'paymentRequest.item': [71012, 422, '预算项不属于所选项目', 'The budget line belongs to another project'],
  'paymentRequest.person': [71013, 422, '个人劳务请填写身份证号', 'Work of a person needs the identity number'],
  'paymentRequest.advance': [71014, 422, '只有合同款和订单款可以预付', 'Only contracts and orders are paid in advance'],
  'paymentRequest.direction': [71015, 422, '收款合同不能申请付款', 'Nothing is paid by a contract money comes in by'],
  'laborTax.brackets': [
    71020,
    422,
    '税率表从 0 起，金额、税率和速算扣除数逐级增加；第 {{line}} 行应为速算扣除数 {{quick}}',
    'Brackets begin at 0 and grow; line {{line}} needs the quick deduction {{quick}}',
  ],
  'paymentRequest.received': [
    71016,
    422,
    '发票 {{number}} 不属于所付的合同或订单',
    'Invoice {{number}} is for another contract or order',
  ],
  'paymentRequest.received_over': [
    71017,
    409,
    '发票 {{number}} 还可付 {{open}}，本次 {{amount}}',
    'Of invoice {{number}} {{open}} is left to be paid, not {{amount}}',
  ],
  'paymentRequest.received_sum': [
    71018,
    422,
    '所选发票合计 {{sum}} 超过申请金额 {{amount}}',
    'The chosen invoices come to {{sum}}, the payment to {{amount}}',
  ],
  'paymentBatch.empty': [71030, 422, '请选择至少一笔付款申请', 'Choose at least one request'],
  'paymentBatch.not_payable': [
    71031,
    409,
    '{{code}} 不是待付款，或已在批次 {{batch}} 中',
    '{{code}} does not wait for its payment, or is in {{batch}}',
  ],
  'paymentBatch.other_company': [
    71032,
    422,
    '{{code}} 由{{company}}付款，与付款账户不是同一公司',
    '{{code}} is paid by {{company}}, the account is of another company',
  ],
  'paymentBatch.twice': [71033, 422, '同一申请不能选择两次', 'A request is chosen twice'],
  'paymentBatch.not_making': [71034, 409, '批次已确认，不能再修改或确认', 'The batch is confirmed already'],
  'paymentBatch.same_person': [
    71035,
    409,
    '制单人和申请人不能确认：{{who}} 参与了该批次，请由他人确认',
    '{{who}} made it or asked for it: somebody else confirms',
  ],
  'paymentBatch.password': [71036, 422, '确认付款前请再次输入登录密码', 'Enter your password once more'],
  'paymentBatch.total': [
    71037,
    409,
    '批次合计为 {{total}}，您确认的是 {{seen}}，请核对后再确认',
    'The batch comes to {{total}}, not {{seen}}',
  ],
  'paymentBatch.blocked': [71038, 409, '{{code}} 不能付款：{{reasons}}', '{{code}} cannot be paid: {{reasons}}'],
  'paymentBatch.not_paying': [71039, 409, '确认后的批次才能导出或登记结果', 'The batch is not confirmed'],
  'paymentBatch.transfer': [71040, 409, '该笔付款已有结果：{{state}}', 'It has ended already: {{state}}'],
  'paymentBatch.day': [71041, 422, '付款日期不能晚于今天', 'The day cannot be after today'],
  'paymentBatch.serial': [
    71042,
    409,
    '银行流水号 {{serial}} 已用于另一笔付款',
    'Bank serial number {{serial}} is that of another payment',
  ],
  'paymentBatch.format': [
    71043,
    422,
    '文件第一行应包含：付款标识、金额、结果、银行流水号、付款日期、失败原因',
    'The first line names mark, amount, result, serial number, day and reason as the result file of the bank does',
  ],
  'paymentBatch.reason': [71044, 422, '失败的付款请填写原因；成功的请填写银行流水号', 'A reason or a serial number'],
  'paymentBatch.kept': [71045, 409, '确认过的批次不能删除', 'A confirmed batch is not deleted'],
  'deposit.amount': [71060, 422, '押金金额应大于 0', 'A deposit is more than nothing'],
  'deposit.masked': [71061, 409, '您的角色看不到金额，不能登记押金', 'Your roles cover amounts'],
  'deposit.booked': [71062, 409, '押金已入账，不能修改、删除或再次入账', 'The deposit is booked already'],
  'deposit.own': [71063, 409, '押金要由登记人和负责人以外的人入账', 'Somebody else books what one entered'],
  'deposit.day_future': [71064, 422, '日期不能晚于今天', 'The day cannot be after today'],
  'deposit.day_early': [71065, 422, '日期不能早于收付日期 {{day}}', 'The day cannot be before {{day}}'],
  'deposit.due': [71066, 422, '应退日期不能早于收付日期', 'It is not due back before it was paid'],
  'deposit.not_open': [71067, 409, '押金未入账或已了结', 'Nothing of it is to be returned'],
  'deposit.not_moved': [
    71069,
    409,
    '合同约定的押金要先核对账户和日期并保存，再入账',
    'Check account and day and save it before it is booked',
  ],
  'deposit.too_much': [71068, 422, '金额应大于 0 且不超过待退回 {{open}}', 'At most the {{open}} to be returned'],
})
