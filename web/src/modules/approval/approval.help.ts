import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/approval/centre': {
      purpose: label(
        '待您审批、您处理过、您发起和抄送您的审批。同意后自动打开下一件，10 秒内可以收回。',
        'What waits for you, what you decided, submitted or were copied on. The next one opens by itself; an approval can be taken back for 10 seconds.',
      ),
      terms: ['takeBack', 'transfer', 'addSign'],
    },
    '/approval/report': {
      purpose: label('审批用时、超时和瓶颈。用时按自然时间计算。', 'How long approvals take, and where they wait.'),
      terms: ['p90'],
    },
    '/approval/report/decided': {
      purpose: label('报表背后的每一次处理。', 'Every decision behind the report.'),
    },
    '/approval/template': {
      purpose: label('各类单据打印出来的样子。', 'How documents look on paper.'),
    },
    '/approval/workday': {
      purpose: label('哪些天上班。审批时限按工作日历计算。', 'Which days are worked. Deadlines follow this calendar.'),
    },
    '/approval/settings': {
      purpose: label(
        '您的代理人、常用意见和代您审批的记录。',
        'Who stands in for you, your usual phrases, and what was decided in your place.',
      ),
      terms: ['substitute'],
    },
  },
  glossary: {
    takeBack: {
      term: label('收回', 'Take back'),
      means: label(
        '同意之后、下一位处理之前，收回重新审批。',
        'Deciding anew, as long as the next person has not acted.',
      ),
    },
    transfer: {
      term: label('转交', 'Transfer'),
      means: label('由对方代替您审批，不再回到您这里。', 'Somebody else decides instead of you.'),
    },
    addSign: {
      term: label('加签', 'Added signers'),
      means: label('请别人在您之前、之后或同时也审批一次。', 'Others decide too, before, after or beside you.'),
    },
    substitute: {
      term: label('代理人', 'Substitute'),
      means: label('您不在时代您审批的同事，可以限定时间和单据。', 'A colleague who decides while you are away.'),
    },
    p90: {
      term: label('P90', 'P90'),
      means: label(
        '九成审批都在这个时间以内完成，比平均值更能看出慢的那部分。',
        'Nine in ten were done within this time; it shows the slow ones better than an average.',
      ),
    },
  },
}
