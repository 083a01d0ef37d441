import type { MappedAccount } from '@srm/api/ledger'

export type CodeAndName = { readonly code: string; readonly name: string }

const of = (code: string, name: string): CodeAndName => ({ code, name })

/** As 小企业会计准则 numbers them; a company puts in the numbers of its own books. */
export const usualCodes: Readonly<Record<MappedAccount, CodeAndName>> = {
  bank: of('1002', '银行存款'),
  receivable: of('1122', '应收账款'),
  advanceReceived: of('2203', '预收账款'),
  payable: of('2202', '应付账款'),
  prepaid: of('1123', '预付账款'),
  deposit: of('122101', '其他应收款-押金保证金'),
  retention: of('122102', '其他应收款-质保金'),
  personalLoan: of('122103', '其他应收款-个人借款'),
  reimbursePayable: of('224101', '其他应付款-应付报销'),
  unclaimedReceipt: of('224102', '其他应付款-待认领收款'),
  outputTax: of('22210102', '应交税费-应交增值税-销项税额'),
  inputTax: of('22210101', '应交税费-应交增值税-进项税额'),
  withheldTax: of('222112', '应交税费-应交个人所得税'),
  income: of('5001', '主营业务收入'),
  cost: of('5401', '主营业务成本'),
  overhead: of('5602', '管理费用'),
}

/** Money that does not lie in a bank has an account of its own. */
export const usualFundCodes: Readonly<Record<string, CodeAndName>> = {
  cash: of('1001', '库存现金'),
  online: of('1012', '其他货币资金'),
  bill: of('1121', '应收票据'),
}
