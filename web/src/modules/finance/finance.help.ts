import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'finance'

export const help: ModuleHelp = {
  pages: {
    '/finance/overview': {
      purpose: label(
        '账上有多少、七天内收多少付多少、谁拖得最久，未来 13 周的现金，以及各项目预计赚多少。点数字看明细；把收款往后推几周，看哪一周会见底。',
        'What lies in the accounts, what is due in seven days, who is late, the cash of the next 13 weeks and what projects are expected to bring. Delay what comes in and see which week runs dry.',
      ),
      terms: ['forecast'],
      guide,
    },
    '/finance/project': {
      purpose: label(
        '每个项目的预算、已签、已开票、已收、已承诺、已结算、已付，和预计、已确认、已实现的利润。点任何一个数字，打开加起来等于它的单据。',
        'Budget, sold, invoiced, received, committed, settled and paid of each project, with the profit by each. Every figure opens the documents that sum to it.',
      ),
      terms: ['projectProfit'],
      guide,
    },
    '/finance/receivable': {
      purpose: label(
        '截至任意一天，客户还欠多少、欠了多久。点任何一个数字，打开加起来正好等于它的收款期。',
        'What customers owed on any day and for how long. Every figure opens the instalments that sum to it.',
      ),
      terms: ['ageing'],
      guide,
    },
    '/finance/payable': {
      purpose: label(
        '截至任意一天，欠供应商多少、欠了多久；下面是本周该付谁，付不了的写明原因，点原因去处理。',
        'What suppliers were owed on any day and for how long; below, who is to be paid this week, why not, and where to put it right.',
      ),
      terms: ['ageing'],
      guide,
    },
    '/finance/settlement': {
      purpose: label(
        '做到一半的采购：办完没验收、验收没收票、收票没付款、押金没退回；各是谁的事、拖了几天，点开去办。',
        'Purchases half done: delivered and not accepted, accepted and not invoiced, invoiced and not paid, deposits not back; whose turn it is and for how long.',
      ),
      guide,
    },
    '/finance/invoice': {
      purpose: label(
        '到期该开还没开的、开了还没收到钱的、该收还没收到的票，以及核验失败、冻结和不匹配的发票。',
        'What should have been invoiced, what was and is not paid, invoices suppliers owe us, and those that must not be paid on.',
      ),
      guide,
    },
    '/finance/report': {
      purpose: label(
        '定期报告按时给您生成的 PDF。内容以生成那一刻您能看到的为准，别人看不到您的。',
        'PDFs made for you on schedule, with what you could see at that moment; nobody else sees yours.',
      ),
      guide,
    },
    '/finance/reportSchedule': {
      purpose: label(
        '哪一份报告、每周或每月哪一天、发给谁。早上生成，收件人收到消息，各自打开各自的一份；离职的人不再收到，负责人离职后整份停止。',
        'Which report, on which day of the week or month, for whom. Made in the morning; each receiver is told and opens their own. Who has left gets none, and with its owner it stops.',
      ),
      guide,
    },
    '/finance/dunning': {
      purpose: label(
        '催过谁、哪天、怎么催的、客户承诺了什么。当天的逾期明细自动记下来，可以打印催款函，也可以给联系人发短信。',
        'Who was asked, when and how, and what was promised. What was overdue that day is kept; print the letter or send a message.',
      ),
      terms: ['ageing'],
      guide,
    },
  },
  glossary: {
    forecast: {
      term: label('13 周现金预测', '13-week forecast'),
      means: label(
        '从今天的账户余额出发，按收付款计划的到期日逐周加减；到期日随合同和活动日期变。逾期的算在第一周，没有日期的不算。',
        'From what lies in the accounts today, week by week by the due dates of instalments, which follow contracts and event days. What is overdue counts in the first week, what has no day does not.',
      ),
    },
    projectProfit: {
      term: label('预计、已确认、已实现利润', 'Expected, accrued and realised profit'),
      means: label(
        '预计＝已签收入（没签按预算）减预算与已承诺成本中较大的；已确认＝已开票减已结算；已实现＝已收减已付。都含税。',
        'Expected is what is sold (or planned) less the greater of budget and commitments; accrued is invoiced less settled; realised is received less paid. All with tax.',
      ),
    },
    ageing: {
      term: label('账龄', 'Ageing'),
      means: label(
        '从到期日到截至日期过了几天。未到期的和日期还没定的单独列。',
        'How many days after its due date something is still open. What is not due or has no day stands by itself.',
      ),
    },
  },
  guides: {
    [guide]: { title: label('五分钟上手：财务监控', 'Finance monitors in five minutes'), file: guide },
  },
}
