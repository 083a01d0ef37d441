import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'payments'

export const help: ModuleHelp = {
  pages: {
    '/finance/paymentDue': {
      purpose: label(
        '到本周日为止该付的钱：已批准的申请、到期还没申请的合同款、待付的报销和借款。不能付的写明原因。',
        'What is to be paid by Sunday: approved requests, instalments nobody asked for yet, claims and loans. What cannot be paid says why.',
      ),
      terms: ['blockedPayment'],
      guide,
    },
    '/finance/paymentRequest': {
      purpose: label(
        '要付一笔钱从这里申请：合同款、订单款、凭票付款、报销、借款和个人劳务。系统先检查能不能付，每条结论都写明依据的数字。',
        'Where a payment is asked for. It is checked first whether it can be paid; each finding names the figures it was judged by.',
      ),
      terms: ['blockedPayment', 'advancePayment', 'withheldTax'],
      guide,
    },
    '/finance/deposit': {
      purpose: label(
        '付出去要退回来的押金和收进来要退出去的保证金：在谁那里、哪天该退、逾期几天。到期前后提醒负责人，没了结的押金会拦住项目结项。',
        'Deposits that come back and bonds that go back: with whom, due when, how many days over. Whoever chases them is reminded; a project is not closed while one is open.',
      ),
      guide,
    },
    '/finance/paymentBatch': {
      purpose: label(
        '财务把待付款的申请合成一批，由另一个人输入密码确认，再导出银行文件、导入银行结果。',
        'Finance puts requests into a batch, somebody else confirms it with a password, then the bank file goes out and its result comes in.',
      ),
      terms: ['twoPeople', 'bankResult'],
      guide,
    },
    '/finance/laborTax': {
      purpose: label(
        '每月付给个人的劳务费：谁、多少笔、税前多少、代扣多少、实付多少，按扣缴单位列出，可导出申报清单；税率表也在这里改。',
        'What people were paid for work in a month: before tax, kept back and paid out, by the company that paid, with a list for the tax office. The brackets are changed here too.',
      ),
      terms: ['withheldTax'],
      guide,
    },
  },
  glossary: {
    blockedPayment: {
      term: label('阻塞原因', 'What blocks a payment'),
      means: label(
        '无发票、未验收、供应商冻结、超预算、账户未验证、重复、超出应付或预付比例：有一条就不能提交和付款。黄色提示不拦截，供审批人判断。',
        'No invoice, not accepted, frozen, over budget, account not verified, twice, too much: one of them is enough. Yellow ones do not block.',
      ),
    },
    advancePayment: {
      term: label('预付款', 'Advance'),
      means: label(
        '在约定比例内可以先付不附发票；下一张发票先冲抵已预付的钱。',
        'Paid without an invoice up to what was agreed; the next invoice offsets it.',
      ),
    },
    withheldTax: {
      term: label('代扣个税', 'Tax withheld'),
      means: label(
        '个人劳务按月累计：800 元或 20% 以外的部分按税率表计算，实付等于申请金额减代扣税。',
        'Counted by month and person; what is paid out is the amount less the tax.',
      ),
    },
    twoPeople: {
      term: label('制单与确认', 'Made and confirmed'),
      means: label(
        '制单人和申请人都不能确认；确认前核对合计并输入登录密码。',
        'Neither who made the batch nor who asked confirms it; the total is checked and the password entered.',
      ),
    },
    bankResult: {
      term: label('银行结果', 'Result of the bank'),
      means: label(
        '同一份结果文件导入两次不会重复付款；失败的申请回到待付款。',
        'The same file read twice changes nothing; what failed waits again.',
      ),
    },
  },
  guides: {
    [guide]: {
      title: label('五分钟上手：付款', 'Payments in five minutes'),
      file: guide,
    },
  },
}
