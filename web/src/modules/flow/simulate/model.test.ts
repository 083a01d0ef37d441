import { describe, expect, it } from 'vitest'
import { Flow } from '@srm/flow/tree/node'
import { settings } from '../drawer/drawer.fixture.ts'
import { begun, givenOf, isReady, litOf, pathsIn, type SimulationResult, type SeenStep } from './simulate.model.ts'

const step = (nodeId: string, phase: SeenStep['phase'], decision = {}): SeenStep => ({
  nodeId,
  name: nodeId,
  type: 'approve',
  phase,
  status: 'passed',
  mode: null,
  people: [],
  said: [],
  choose: null,
  decision,
  resolution: {},
})

const seen = (...steps: SeenStep[]): SimulationResult => ({
  ends: 'approved',
  blocked: null,
  steps,
  waiting: [],
  stuck: null,
  people: {},
  initiator: { id: 'i', name: '我' },
  at: '2026-11-16',
})

const when = { match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value: '5' }]] }
const forked = Flow.parse({
  schemaVersion: 2,
  settings,
  chain: [
    { id: 'start', type: 'start', name: '发起人' },
    {
      id: 'c',
      type: 'exclusive',
      name: '看金额',
      branches: [
        { id: 'x', name: '大', when, chain: [] },
        { id: 'y', name: '小', when: null, chain: [] },
      ],
    },
    { id: 'end', type: 'end', name: '结束' },
  ],
})

describe('what the canvas lights', () => {
  it('is every card on the way and the branch that is taken', () => {
    const lit = litOf(forked, seen(step('start', 'done'), step('c', 'ahead', { chosen: ['x'] }), step('end', 'ahead')))
    expect([...lit]).toEqual([
      ['start', 'done'],
      ['c', 'ahead'],
      ['c/x', 'ahead'],
      ['end', 'ahead'],
    ])
  })

  it('is the last visit of a card it came back to, and nothing of cards that are gone', () => {
    const lit = litOf(
      forked,
      seen(step('start', 'done'), step('gone', 'done'), step('start', 'now'), step('start', 'ahead')),
    )
    expect([...lit]).toEqual([['start', 'now']])
  })
})

describe('what is sent', () => {
  it('is a document or facts, never both, and nothing that was left empty', () => {
    const trying = {
      ...begun('application'),
      facts: { amount: '5', title: '', urgent: false, owner: null },
      docId: 'd',
    }
    expect(givenOf(trying)).toEqual({ docType: 'application', facts: { amount: '5', urgent: false }, moves: [] })
    expect(givenOf({ ...trying, source: 'document', at: '2026-11-16' })).toEqual({
      docType: 'application',
      docId: 'd',
      at: '2026-11-16',
      moves: [],
    })
    expect(isReady({ ...trying, source: 'document', docId: '' })).toBe(false)
  })
})

it('the fields a flow looks at are found wherever it looks', () => {
  expect(pathsIn(forked)).toContain('amount')
  expect(
    pathsIn({ approvers: [{ by: 'superior', of: { field: 'owner' } }], settings: { amountPath: 'total' } }),
  ).toEqual(['owner', 'total'])
})
