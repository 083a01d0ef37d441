import { label } from '@srm/api/shared/label'
import type { ModuleHelp } from '@/lib/module/help.ts'

export const help: ModuleHelp = {
  pages: {
    '/': {
      purpose: label(
        '您今天要处理的事、常用入口和最近打开的记录。可以按自己的习惯排列。',
        'What waits for you today, your entries and what you opened lately. Arrange it as you like.',
      ),
      guide: 'home',
    },
    '/home/calendar': {
      purpose: label(
        '各模块单据上的日期：活动、任务、收付款、留厅留房释放、资质和合同到期、客户跟进，加上您自己的日程。可按类型筛选，能改的可以直接拖动；也能订阅到手机日历。',
        'Dates of documents of all modules: events, tasks, money, holds, expiries and follow-ups, and your own entries. Filter by kind, drag what you may change, and subscribe from your phone.',
      ),
      terms: ['feed'],
      guide: 'home',
    },
    '/home/map': {
      purpose: label(
        '进行中的项目在哪里办，哪些城市有酒店和场地，采购花在了哪些城市。点一个标记打开对应的单据或列表。',
        'Where projects take place, which cities have hotels and venues, and where money was spent. A mark opens its record or its list.',
      ),
      guide: 'home',
    },
  },
  glossary: {
    feed: {
      term: label('日历订阅', 'Calendar feed'),
      means: label(
        '一条只属于您的秘密链接，手机或电脑的日历按它读取；重新生成或撤销后，旧链接立即失效。',
        'A secret link of your own by which other calendars read this one; making a new one or revoking it ends it at once.',
      ),
    },
  },
  guides: { home: { title: label('首页与日历', 'Home and calendar'), file: 'home' } },
}
