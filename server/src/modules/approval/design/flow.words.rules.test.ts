import { expect, test } from 'vitest'
import { label } from '@srm/api/shared/label'
import type { Flow } from '@srm/flow/tree/node'
import type { Document } from '#kernel/records/document.ts'
import { firstTree } from './flow.first.rules.ts'
import { flowInLanguage } from './flow.words.rules.ts'

const documents = [{ defaultFlow: { steps: [{ by: 'role', role: 'FINANCE', name: label('财务', 'Finance') }] } }]
const step = { type: 'approve', note: '财务', approvers: [], mode: { kind: 'any', reject: 'first' } }
const tree = {
  ...firstTree('p1'),
  chain: [
    { ...step, id: 'one', name: '财务' },
    { ...step, id: 'two', name: '财务二审' },
    {
      id: 'by',
      type: 'exclusive',
      name: '按金额',
      note: '',
      branches: [{ id: 'large', name: '5000.00 元以上', when: null, chain: [{ ...step, id: 'three', name: '财务' }] }],
    },
  ],
} as unknown as Flow

const namesIn = (flow: Flow): unknown[] =>
  [...JSON.stringify(flow).matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)

test('steps that came with the product are read in the language of the reader, those a company named as they are', () => {
  const given = documents as unknown as Document[]
  expect(flowInLanguage(tree, 'zh', given)).toBe(tree)
  const english = flowInLanguage(tree, 'en', given)
  expect(namesIn(english)).toEqual(['Finance', '财务二审', 'By amount', 'From CNY 5000.00', 'Finance'])
  expect(JSON.stringify(english)).toContain('"note":"财务"')
})
