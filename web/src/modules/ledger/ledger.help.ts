import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/finance/journal': {
      purpose: label(
        '每一笔资金和往来的流水：哪天、哪个账户、收了还是付了、属于哪张单据，以及当时的余额。记错了只能冲销重记，不能修改。',
        'Every line of money and of what is owed: the day, the account, in or out, the document and the balance after it. What was wrong is reversed, never changed.',
      ),
      terms: ['ledgerBalance', 'reversal'],
    },
    '/finance/statement': {
      purpose: label(
        '一段时间内每个科目的期初、借方、贷方和期末。点任何一个数字，打开加起来正好等于它的流水。',
        'What each account began with, what moved and what it ended with. Every figure opens the lines that sum to it.',
      ),
      terms: ['ledgerBalance'],
    },
    '/finance/voucher': {
      purpose: label(
        '每一笔记账对应一张凭证，按月编号，按用友或金蝶的格式导出 Excel，再导入财务软件。科目对照里可以改科目编码。',
        'Each posting is a voucher, numbered by month, exported as Yonyou or Kingdee imports it. Account codes are set by the company.',
      ),
      terms: ['reversal', 'monthClose'],
    },
    '/finance/monthClose': {
      purpose: label(
        '按月结账。结账以后，日期落在该月的业务不能再登记；要改先申请反结账，审批通过后该月和之后的月份一起打开。',
        'Months are closed one after the other. Nothing is dated into a closed month; a request that is approved opens it and those after it again.',
      ),
      terms: ['monthClose', 'ledgerProof'],
    },
    '/finance/account': {
      purpose: label(
        '我方公司的银行账户、现金和网络支付账户，以及它们的期初余额。付款登记没有选账户时，用该公司的默认账户。',
        'Bank, cash and online accounts of our companies with what they began with. Payments without an account use the default one.',
      ),
      terms: ['openingBalance'],
    },
    '/finance/monthReopen': {
      purpose: label(
        '已月结的月份要改账时，在这里说明原因并提交审批。',
        'Where one says why a closed month has to be opened again.',
      ),
      terms: ['monthClose'],
    },
  },
  glossary: {
    ledgerBalance: {
      term: label('余额', 'Balance'),
      means: label(
        '最近一次月结时的余额，加上之后的每一笔。',
        'What the account stood at when a month was last closed, and every line since.',
      ),
    },
    reversal: {
      term: label('冲销', 'Reversal'),
      means: label('用一笔相反的记录抵掉原来的记录，两笔都保留。', 'A line that takes back another; both stay.'),
    },
    monthClose: {
      term: label('月结', 'Month close'),
      means: label(
        '锁定一个月的账，并记下每个科目当时的余额。',
        'Locks the books of a month and keeps what each account stood at.',
      ),
    },
    ledgerProof: {
      term: label('总账核对', 'Proof'),
      means: label(
        '每天夜里把总账与自己、与月结余额、与各单据逐分核对，有差异就通知负责月结的人。',
        'Every night the ledger is compared to itself, to closed months and to the documents; whoever closes months hears of any difference.',
      ),
    },
    openingBalance: {
      term: label('期初余额', 'Opening balance'),
      means: label(
        '开始使用时账户里的钱；该日期之前的收付已包含在内，不再另计。',
        'What lay in the account on that day; what moved before is part of it.',
      ),
    },
  },
}
