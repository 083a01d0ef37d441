import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'receipts'
const contracts = 'contracts-money'

export const help: ModuleHelp = {
  pages: {
    '/invoice/out': {
      purpose: label(
        '给客户开的发票：申请、审批、开具、交付、红冲。开票金额不会超过合同额加变更；申请的人和开票的人不是同一个人。',
        'Invoices to customers: applied for, approved, issued, delivered, reversed. Never more than contract and changes, and never issued by whoever applied.',
      ),
      terms: ['redInvoice', 'digitalInvoice'],
      guide,
    },
    '/invoice/in': {
      purpose: label(
        '供应商开来的发票：上传 XML 或 OFD 自动填写，号码全公司只用一次；另一人核验后入账，和订单、验收对得上才能付款。',
        'Invoices of suppliers, filled in from XML or OFD, each number used once. Somebody else verifies them; what matches order and acceptance can be paid on.',
      ),
      terms: ['threeWayMatch', 'deductMonth', 'redInvoice'],
      guide: contracts,
    },
  },
  glossary: {
    threeWayMatch: {
      term: label('三单匹配', 'Three-way match'),
      means: label(
        '累计发票不超过订单额与已验收金额中较小者（加容差）。超出的列为异常，要有人写明原因放行才能付款。',
        'Invoices come to no more than the lesser of what was ordered and accepted, and a tolerance. More is an exception somebody has to let through.',
      ),
    },
    deductMonth: {
      term: label('抵扣月份', 'Month of deduction'),
      means: label(
        '专票的进项税在哪个月申报抵扣；已关账的月份不能再选。',
        'The month in which the tax of a special invoice is deducted; closed months are refused.',
      ),
    },
    redInvoice: {
      term: label('红字发票', 'Red invoice'),
      means: label(
        '金额为负的发票，用来冲掉开错或退回的发票；可以只冲一部分。',
        'An invoice of less than nothing that takes back all or some of another.',
      ),
    },
    digitalInvoice: {
      term: label('数电票', 'Digital invoice'),
      means: label(
        '全面数字化的电子发票，号码 20 位，没有发票代码；税务平台可以下载 PDF、OFD 和 XML。',
        'An all-digital invoice with a number of twenty digits and no code; the tax platform gives it out as PDF, OFD and XML.',
      ),
    },
  },
  guides: {
    [contracts]: {
      title: label('合同与收付款计划指南', 'Guide to contracts (in Chinese)'),
      file: contracts,
    },
    [guide]: {
      title: label('五分钟上手：开票与收款', 'Invoices and receipts in five minutes'),
      file: guide,
    },
  },
}
