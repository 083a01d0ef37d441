// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { t } from './detail.texts.ts'
import { insteadWords } from './words.ts'

const detail = { people: { q: '钱进', s: '孙悦' } }
const skipped = (decision: Record<string, unknown>) => ({ status: 'skipped' as const, resolution: {}, decision })

test.each([
  ['钱进、孙悦两位管理员同意跳过：陈在外地', { rule: 'admin', reason: '陈在外地', admins: ['q', 's'] }],
  ['管理员钱进跳过：陈在外地', { rule: 'admin', reason: '陈在外地', admins: ['q'] }],
  ['管理员跳过', { rule: 'admin', reason: '' }],
  ['满足跳过条件', { rule: 'skipWhen' }],
])('a skipped step says %s', (words, decision) => {
  expect(insteadWords(t, detail, skipped(decision))).toBe(words)
})

test('people the document asks for itself stand with the reason', () => {
  const run = { status: 'active' as const, resolution: { why: 'required', reason: '超出预算' }, decision: {} }
  expect(insteadWords(t, detail, run)).toBe('按规定须由其审批：超出预算')
})
