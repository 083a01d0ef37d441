type Usual = {
  readonly name: string
  readonly dayColumn: string
  readonly creditColumn?: string
  readonly amountColumn?: string
  readonly signColumn?: string
  readonly creditMark?: string
  readonly payerNameColumn: string
  readonly payerAccountColumn: string
  readonly payerBankColumn: string
  readonly summaryColumn: string
  readonly serialColumn: string
  readonly balanceColumn: string
}

/** How the large banks head the columns of what their online banking gives out; a company adds those of others. */
export const usualFormats: readonly Usual[] = [
  {
    name: '工商银行',
    dayColumn: '交易时间|交易日期|入账日期',
    creditColumn: '贷方发生额|转入金额|收入金额',
    payerNameColumn: '对方单位|对方单位名称|对方户名',
    payerAccountColumn: '对方账号',
    payerBankColumn: '对方行名|对方开户行',
    summaryColumn: '摘要|用途',
    serialColumn: '凭证号|交易流水号',
    balanceColumn: '余额',
  },
  {
    name: '建设银行',
    dayColumn: '交易时间|交易日期|记账日期',
    creditColumn: '贷方发生额/元|贷方发生额(收入)|贷方发生额',
    payerNameColumn: '对方户名',
    payerAccountColumn: '对方账号',
    payerBankColumn: '对方开户机构',
    summaryColumn: '摘要|备注',
    serialColumn: '账户明细编号-交易流水号|交易流水号',
    balanceColumn: '余额',
  },
  {
    name: '农业银行',
    dayColumn: '交易时间|交易日期',
    creditColumn: '收入金额',
    payerNameColumn: '对方户名|交易对手户名',
    payerAccountColumn: '对方账号|交易对手账号',
    payerBankColumn: '对方开户行|交易对手开户行',
    summaryColumn: '交易用途|交易摘要|摘要',
    serialColumn: '日志号|交易流水',
    balanceColumn: '账户余额|余额',
  },
  {
    name: '中国银行',
    dayColumn: '交易日期',
    amountColumn: '交易金额',
    signColumn: '交易类型',
    creditMark: '来账|贷|收',
    payerNameColumn: '付款人名称',
    payerAccountColumn: '付款人账号',
    payerBankColumn: '付款人开户行名',
    summaryColumn: '摘要|用途|交易附言',
    serialColumn: '交易流水号',
    balanceColumn: '交易后余额',
  },
  {
    name: '招商银行',
    dayColumn: '交易日|记账日',
    creditColumn: '贷方金额',
    payerNameColumn: '收(付)方名称|收付方名称',
    payerAccountColumn: '收(付)方账号|收付方账号',
    payerBankColumn: '收(付)方开户行名|收付方开户行名',
    summaryColumn: '摘要|业务摘要',
    serialColumn: '流水号',
    balanceColumn: '余额',
  },
  {
    name: '交通银行',
    dayColumn: '交易时间|交易日期',
    amountColumn: '发生额|交易金额',
    signColumn: '借贷标志|借贷方向',
    creditMark: '贷|C',
    payerNameColumn: '对方户名|对方名称',
    payerAccountColumn: '对方账号',
    payerBankColumn: '对方行名',
    summaryColumn: '摘要|备注',
    serialColumn: '会计流水号|核心流水号',
    balanceColumn: '余额',
  },
]
