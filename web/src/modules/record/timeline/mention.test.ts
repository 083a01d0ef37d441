import { expect, test } from 'vitest'
import { mentionParts, stillMentioned } from './mention.ts'

test('names are found where they stand, the longest first', () => {
  const parts = mentionParts('请 @王小明 和@王小 看 @别人', ['王小', '王小明'])
  expect(parts.map(({ text, mentioned }) => (mentioned ? `[${text}]` : text)).join('')).toBe(
    '请 [@王小明] 和[@王小] 看 @别人',
  )
  expect(mentionParts('', [])).toEqual([])
})

test('somebody picked and deleted again is not told', () => {
  const picked = [
    { id: '1', name: '周敏' },
    { id: '2', name: '顾晓明' },
    { id: '1', name: '周敏' },
  ]
  expect(stillMentioned('@周敏 请看', picked)).toEqual(['1'])
  expect(stillMentioned('没有人', picked)).toEqual([])
})
