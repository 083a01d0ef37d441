import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/project/reimburse': {
      purpose: label(
        '您垫付的钱从这里报回来。手机上先拍票据，再填金额、日期和号码；有未还借款会先冲抵，剩下的付给您。一张票全公司只能用一次。',
        'What you paid for the company comes back here. Photograph the receipt, type amount, date and number; open loans are offset first, the rest is paid. A receipt is used once in the company.',
      ),
      terms: ['offset', 'overStandard'],
    },
    '/project/loan': {
      purpose: label(
        '备用金和项目预支：申请、审批、付款、冲抵和还款都在一张单上看得到。有逾期未还的借款时不能再借。',
        'Petty cash and advances from request to settlement. Nobody borrows again while something is overdue.',
      ),
      terms: ['offset'],
    },
    '/project/expense': {
      purpose: label(
        '银行手续费、公司卡、分摊等不走采购和报销的成本，审批通过后计入项目预算的已发生。',
        'Costs that are neither an order nor a claim; once approved they count as spent in the project’s budget.',
      ),
      terms: [],
    },
    '/project/receivedInvoice': {
      purpose: label(
        '全公司收到的发票和票据：谁用在哪张单据上、能抵扣多少税。重复的票据在填写时就会被拦下。',
        'All invoices and tickets of the company: who used which where, and how much of their tax comes back. Duplicates are refused as they are typed.',
      ),
      terms: ['deductibleTax'],
    },
    '/other/expenseStandard': {
      purpose: label(
        '住宿、市内交通和餐补按城市级别的上限，以及每人借款的总额。超出标准的报销行会标出来，审批人能看到。',
        'What lodging, local traffic and meals may cost by city, and how much one person may borrow. Lines beyond it are marked for the approver.',
      ),
      terms: ['overStandard'],
    },
  },
  glossary: {
    offset: {
      term: label('冲抵借款', 'Offset'),
      means: label(
        '报销款先用来还您的借款：同一项目最早的借款先冲，再冲没有项目的借款，余下的才付给您。',
        'A claim first pays back what you borrowed: the oldest loan of the same project, then loans of no project; only the rest is paid.',
      ),
    },
    overStandard: {
      term: label('超标', 'Over standard'),
      means: label(
        '金额超过该城市级别的标准 × 晚数（天数）× 人数。',
        'More than the city’s standard times nights or days times people.',
      ),
    },
    deductibleTax: {
      term: label('可抵扣税额', 'Deductible tax'),
      means: label(
        '专票按票面税额；火车票按 9% 计算；机票按票价和燃油附加费的 9%；过路费按票面税率；出租车票和普票不能抵扣。',
        'What a special invoice states; nine per cent within a rail ticket and within fare and fuel of a flight; a toll’s own rate; nothing of taxis and ordinary invoices.',
      ),
    },
  },
}
