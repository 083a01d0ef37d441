import { fillSentence, label } from '@srm/api/shared/label'
import { afterAll, expect, it } from 'vitest'
import { declareSentences, sentenceIn } from './sentences.ts'

const waiting = label('待您审批：{{title}}', 'To approve: {{title}}')
const expiring = label('{{name}}的{{type}}将于 {{on}} 到期（提前 30 天）', '{{type}} of {{name}} expires on {{on}}')
const frozen = label('{{name}} 冻结', '{{name}}: freeze')

declareSentences([waiting, expiring, frozen])
afterAll(() => declareSentences([]))

it('a sentence is stored in Chinese and read in the language of the reader', () => {
  const stored = fillSentence(expiring, { name: '海悦酒店', type: '营业执照', on: '2026-12-01' })
  expect(stored).toBe('海悦酒店的营业执照将于 2026-12-01 到期（提前 30 天）')
  expect(sentenceIn('zh', stored)).toBe(stored)
  expect(sentenceIn('en', stored)).toBe('营业执照 of 海悦酒店 expires on 2026-12-01')
})

it('a sentence within a sentence is read too', () => {
  const stored = fillSentence(waiting, { title: fillSentence(frozen, { name: '海悦酒店' }) })
  expect(sentenceIn('en', stored)).toBe('To approve: 海悦酒店: freeze')
})

it('a sentence keeps signs that mean something in patterns and replacements', () => {
  const stored = fillSentence(waiting, { title: '$& (a|b)* [1]' })
  expect(sentenceIn('en', stored)).toBe('To approve: $& (a|b)* [1]')
})

it('what somebody wrote is no sentence of ours', () => {
  expect(sentenceIn('en', '采购十台笔记本')).toBe('采购十台笔记本')
})
