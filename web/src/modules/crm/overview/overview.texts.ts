import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('crm.overview', {
  'tab.activity': { zh: '全部往来', en: 'Everything' },
  'tab.events': { zh: '办过的活动', en: 'Events held' },
  'activity.none': { zh: '还没有往来记录', en: 'Nothing has happened yet' },
  'activity.more': { zh: '更早的记录', en: 'Earlier' },
  'events.none': {
    zh: '还没有办过活动；赢单的商机到了活动日期就会出现在这里。',
    en: 'No events yet. A won opportunity stands here once its event date has come.',
  },
  'events.people': { zh: '{{count}} 人', en: '{{count}} people' },
  'anniversary.1': { zh: '去年此时', en: 'This time last year' },
  'anniversary.2': { zh: '前年此时', en: 'This time two years ago' },
  'anniversary.older': { zh: '{{year}} 年此时', en: 'This time in {{year}}' },
  'anniversary.was': { zh: '{{day}} 办了“{{name}}”', en: '“{{name}}” on {{day}}' },
  'anniversary.left': { zh: '距周年还有 {{days}} 天', en: '{{days}} days until it comes round' },
  'anniversary.today': { zh: '今天正是周年', en: 'It comes round today' },
  'anniversary.underWay': { zh: '今年的已在谈', en: 'This year’s is being talked about' },
  'anniversary.sell': { zh: '新建商机', en: 'New opportunity' },
  'anniversary.sellFor': { zh: '新建商机：{{name}}', en: 'New opportunity for {{name}}' },
  'anniversary.title': { zh: '去年此时', en: 'This time last year' },
})
