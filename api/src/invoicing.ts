import { invoiceOut } from './invoicing/calls.ts'
import { invoiceIn } from './invoicing/invoice-in-calls.ts'
import { errors } from './shared/errors.ts'

export {
  deliverFields,
  issueFields,
  maxInvoiceXml,
  redFields,
  type DigitalInvoice,
  type InvoiceStart,
  type ReadInvoice,
} from './invoicing/calls.ts'
export { InvoiceOut } from './invoicing/invoice-out.ts'
export {
  deductFields,
  holdFields,
  overrideFields,
  redInFields,
  verifyFields,
  type InvoiceInStart,
  type InvoiceRoom,
  type InvoiceStanding,
  type ReadInvoiceFile,
} from './invoicing/invoice-in-calls.ts'
export { InvoiceIn } from './invoicing/invoice-in.ts'
export {
  invoiceStages,
  type InvoiceStage,
  type InvoiceMatchState,
  type IssuedKind,
  type ReceivedKind,
} from './invoicing/words.ts'

export const invoicing = { invoiceOut, invoiceIn }

export const invoicingErrors = errors({
  'invoiceOut.amount': [69100, 422, '开票金额应大于 0', 'An invoice is about more than nothing'],
  'invoiceOut.not_sale': [
    69101,
    422,
    '只能为已签署的销售合同开票',
    'Only signed contracts we are paid by are invoiced',
  ],
  'invoiceOut.items_sum': [
    69102,
    422,
    '开票项目合计 {{sum}} 与开票金额 {{amount}} 不一致',
    'The items come to {{sum}}, the invoice to {{amount}}',
  ],
  'invoiceOut.over': [
    69103,
    409,
    '超过合同可开票金额：合同 {{total}}（含变更），已开和在办 {{used}}，本次 {{amount}}',
    'The contract is about {{total}}, {{used}} is invoiced or applied for, {{amount}} is too much',
  ],
  'invoiceOut.plan': [69104, 422, '收款期不属于所选合同', 'The instalment belongs to another contract'],
  'invoiceOut.title': [69105, 422, '开票抬头不属于该客户', 'The title belongs to another customer'],
  'invoiceOut.tax_no': [69106, 422, '专用发票请填写纳税人识别号', 'A special invoice needs the taxpayer number'],
  'invoiceOut.locked': [
    69107,
    409,
    '开票申请正在审批或已有结果，不能修改',
    'The application is in approval or decided',
  ],
  'invoiceOut.kept': [69108, 409, '提交过的开票申请不能删除', 'A submitted application is kept'],
  'invoiceOut.not_approved': [69109, 409, '审批通过、待开具的申请才能开票', 'Only what was approved is issued'],
  'invoiceOut.own': [69110, 409, '不能为自己申请的发票开票、红冲', 'Nobody issues or reverses what they applied for'],
  'invoiceOut.number': [
    69111,
    422,
    '{{kind}}的号码应为 {{digits}} 位数字',
    'The number of a {{kind}} has {{digits}} digits',
  ],
  'invoiceOut.number_code': [69112, 422, '纸质发票请填写 10 或 12 位发票代码', 'Paper invoices have a code too'],
  'invoiceOut.number_taken': [69113, 409, '发票号码 {{number}} 已登记', 'Invoice {{number}} is entered already'],
  'invoiceOut.day_future': [69114, 422, '日期不能晚于今天', 'The day cannot be after today'],
  'invoiceOut.day_early': [69115, 422, '日期不能早于 {{day}}', 'The day cannot be before {{day}}'],
  'invoiceOut.not_issued': [69116, 409, '已开具的发票才能这样处理', 'Only an issued invoice'],
  'invoiceOut.red_too_much': [
    69117,
    422,
    '红冲金额应大于 0 且不超过 {{left}}',
    'More than nothing and at most {{left}} is reversed',
  ],
  'invoiceOut.masked': [
    69118,
    409,
    '您的角色看不到销售金额，不能填写开票申请',
    'Your role does not see what customers pay, so you cannot apply',
  ],
  'invoiceOut.xml': [69120, 422, '这不是数电票的 XML：{{why}}', 'This is not the XML of a digital invoice: {{why}}'],
  'invoiceOut.xml_differs': [
    69121,
    422,
    'XML 与开票申请不一致：{{what}}',
    'The XML is not what was applied for: {{what}}',
  ],
  'invoiceIn.amount': [69130, 422, '价税合计应大于 0', 'An invoice is about more than nothing'],
  'invoiceIn.sum': [
    69131,
    422,
    '不含税金额与税额之和 {{sum}} 与价税合计 {{amount}} 不一致',
    'Amount and tax come to {{sum}}, the invoice to {{amount}}',
  ],
  'invoiceIn.source': [69132, 422, '请选择采购订单或采购合同其中之一', 'Choose either an order or a contract'],
  'invoiceIn.not_ordered': [
    69133,
    422,
    '只能为已确认的采购订单或已签署的付款合同收票',
    'Only confirmed orders and signed contracts we pay by are invoiced',
  ],
  'invoiceIn.acceptance': [69134, 422, '验收单不属于所选订单', 'The acceptance belongs to another order'],
  'invoiceIn.locked': [69135, 409, '发票已核验，不能修改或删除', 'A verified invoice is not changed'],
  'invoiceIn.masked': [69136, 409, '您的角色看不到采购金额，不能登记收票', 'Your roles cover costs'],
  'invoiceIn.own': [69137, 409, '不能核验、放行自己登记的发票', 'Nobody verifies or lets through what they entered'],
  'invoiceIn.not_unverified': [69138, 409, '待核验的发票才能核验', 'Only what waits is verified'],
  'invoiceIn.title_wrong': [
    69139,
    409,
    '购买方 {{buyer}} 不是收票公司 {{company}}，不能核验通过',
    'The buyer is {{buyer}}, not {{company}}',
  ],
  'invoiceIn.note': [69140, 422, '核验不通过请填写说明', 'Say what was found'],
  'invoiceIn.no_exception': [69141, 409, '匹配异常的发票才能放行', 'There is no exception to let through'],
  'invoiceIn.not_verified': [69142, 409, '已核验的发票才能这样处理', 'Only a verified invoice'],
  'invoiceIn.hold': [69143, 409, '发票已冻结或未冻结，不能重复处理', 'It is on hold already, or is not'],
  'invoiceIn.month': [69144, 422, '可抵扣的专票请填写抵扣月份；不可抵扣的不填', 'A special invoice and its month'],
  'invoiceIn.red_too_much': [
    69145,
    422,
    '红冲金额应大于 0 且不超过 {{left}}，税额不超过金额',
    'More than nothing and at most {{left}} is reversed',
  ],
  'invoiceIn.file': [69146, 422, '不能从文件读出发票：{{why}}', 'No invoice can be read from the file: {{why}}'],
  'invoiceIn.is_red': [
    69147,
    422,
    '这是红字发票，请在被红冲的发票上登记',
    'It is a red invoice: enter it with what it reverses',
  ],
})
