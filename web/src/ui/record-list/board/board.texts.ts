import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('record-board', {
  columns: { zh: '看板的列', en: 'Columns of the board' },
  noValue: { zh: '未填写', en: 'Not filled in' },
  none: { zh: '没有记录', en: 'Nothing here' },
  dropHere: { zh: '放到这里', en: 'Drop here' },
  more: { zh: '再加载 {{count}} 条', en: 'Load {{count}} more' },
  moreUnknown: { zh: '加载更多', en: 'Load more' },
  failed: { zh: '加载失败', en: 'Could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  moveTo: { zh: '移到“{{name}}”', en: 'Move to “{{name}}”' },
  moveMenu: { zh: '移动“{{name}}”', en: 'Move “{{name}}”' },
  moving: { zh: '正在把“{{title}}”移到“{{to}}”', en: 'Moving “{{title}}” to “{{to}}”' },
  moved: { zh: '“{{title}}”已移到“{{to}}”', en: '“{{title}}” is now in “{{to}}”' },
  asked: { zh: '“{{title}}”移到“{{to}}”还需填写', en: 'Moving “{{title}}” to “{{to}}” needs a few more words' },
  refused: { zh: '“{{title}}”没有移动：{{reason}}', en: '“{{title}}” was not moved: {{reason}}' },
  noNext: { zh: '“{{title}}”已在最边上的一列', en: '“{{title}}” is in the last column on this side' },
  keys: { zh: '看板', en: 'Board' },
  'keys.walk': { zh: '在卡片间移动', en: 'Walk from card to card' },
  'keys.move': { zh: '把卡片移到左右一列', en: 'Move the card to the column beside' },
})
