import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

const guide = 'finance'

export const help: ModuleHelp = {
  pages: {
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
