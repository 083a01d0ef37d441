import { describe, expect, test } from 'vitest'
import { checkInvariants } from '../src/invariants.ts'
import { above, approval, choice, flowOf, fork } from './flows.ts'
import {
  approve,
  by,
  bySystem,
  newGame,
  refusalOf,
  reject,
  send,
  sendBack,
  stateOf,
  status,
  submit,
  taskOf,
  waiting,
  type Game,
} from './play.ts'
import { somebody, worldOf } from './world.ts'

const start = (nodes: readonly unknown[], over = {}, world = worldOf()): Game => {
  const game = newGame(flowOf(nodes, over), world)
  submit(game)
  return game
}
const abc = [approval('a', 'ann'), approval('b', 'bob'), approval('c', 'cai')]
const sound = (game: Game): void => expect(checkInvariants(game.flow, stateOf(game), game.events)).toEqual([])
const sign = (
  game: Game,
  who: string,
  place: 'before' | 'after' | 'parallel',
  people: string[],
  method: 'any' | 'all' | 'sequential' = 'all',
): string => refusalOf(send(game, by(who, { do: 'addSign', taskId: taskOf(game, who).id, place, people, method })))

describe('returning', () => {
  test('to a node and through everything again', () => {
    const game = start(abc)
    approve(game, 'ann', 'bob')
    sendBack(game, 'cai', 'a')
    expect(waiting(game)).toEqual(['a:ann'])
    approve(game, 'ann')
    expect(waiting(game)).toEqual(['b:bob'])
    sound(game)
  })

  test('to a node and straight back to whoever returned it', () => {
    const game = start(abc)
    approve(game, 'ann', 'bob')
    sendBack(game, 'cai', 'a', 'jumpBack')
    approve(game, 'ann')
    expect(waiting(game)).toEqual(['c:cai'])
    approve(game, 'cai')
    expect(status(game)).toBe('approved')
    sound(game)
  })

  test('straight back only while nothing a condition looks at has changed', () => {
    const nodes = [
      approval('a', 'ann'),
      choice('x', [
        [above('1000'), [approval('b', 'bob')]],
        [null, [approval('d', 'dan')]],
      ]),
      approval('c', 'cai'),
    ]
    const game = start(nodes, {}, worldOf({ facts: { amount: '1' } }))
    approve(game, 'ann', 'dan')
    sendBack(game, 'cai', 'initiator', 'jumpBack')
    game.world = worldOf({ facts: { amount: '5000' } })
    send(game, by('ini', { do: 'resubmit' }))
    expect(waiting(game)).toEqual(['a:ann'])
    approve(game, 'ann')
    expect(waiting(game)).toEqual(['b:bob'])
    sound(game)
  })

  test('inside a branch moves that branch only; to before the fork ends the others', () => {
    const nodes = [
      approval('z', 'eve'),
      fork('p', [[approval('a', 'ann'), approval('a2', 'cai')], [approval('b', 'bob')]]),
    ]
    const game = start(nodes)
    approve(game, 'eve', 'ann')
    sendBack(game, 'cai', 'a')
    expect(waiting(game)).toEqual(['b:bob', 'a:ann'])
    sound(game)
    sendBack(game, 'bob', 'z')
    expect(waiting(game)).toEqual(['z:eve'])
    sound(game)
    approve(game, 'eve')
    expect(waiting(game)).toEqual(['a:ann', 'b:bob'])
  })
})

describe('handing', () => {
  test('a transfer keeps the place in line and is refused to oneself, to those on the node and in a circle', () => {
    const game = start([approval('a', ['ann', 'bob'], { mode: { kind: 'sequential' } })])
    const give = (who: string, to: string): string =>
      refusalOf(send(game, by(who, { do: 'transfer', taskId: taskOf(game, who).id, to })))
    expect(give('ann', 'ann')).toBe('signerPresent')
    expect(give('ann', 'bob')).toBe('signerPresent')
    expect(give('ann', 'cai')).toBe('done')
    expect(give('cai', 'ann')).toBe('personUnfit')
    approve(game, 'cai')
    expect(waiting(game)).toEqual(['a:bob'])
    sound(game)
  })

  test('a delegate advises and the owner decides', () => {
    const game = start([approval('a', 'ann')])
    send(game, by('ann', { do: 'delegate', taskId: taskOf(game, 'ann').id, to: 'bob' }))
    expect(waiting(game)).toEqual(['a:bob'])
    reject(game, 'bob')
    expect(waiting(game)).toEqual(['a:ann'])
    approve(game, 'ann')
    expect(status(game)).toBe('approved')
  })

  test('a substitute acts for his principal, and it is written down', () => {
    const away = somebody('ann', 'd0', { away: { substitute: 'bob', ruleId: 'leave' } })
    const game = start([approval('a', 'ann')], {}, worldOf({ people: [away] }))
    send(game, by('bob', { do: 'approve', taskId: taskOf(game, 'bob').id }))
    expect(stateOf(game).tasks[0]).toMatchObject({
      assignee: 'ann',
      actedBy: 'bob',
      actingFor: 'ann',
      status: 'approved',
    })
  })

  test('what a leaver holds goes to the successor and is one with what he has', () => {
    const game = start([approval('a', ['ann', 'bob'])])
    send(game, by('admin', { do: 'handOver', person: 'ann', successor: 'bob' }))
    expect(waiting(game)).toEqual(['a:bob'])
    approve(game, 'bob')
    expect(status(game)).toBe('approved')
  })

  test('an admin reassigns and skips alone where the flow does not want two, and every event says whose doing it was', () => {
    const game = start(abc)
    const { id, runId } = taskOf(game, 'ann')
    send(game, by('admin', { do: 'reassign', taskId: id, to: 'fay', reason: 'away' }))
    expect(waiting(game)).toEqual(['a:fay'])
    send(game, by('admin', { do: 'skip', runId, reason: 'urgent' }))
    expect(waiting(game)).toEqual(['b:bob'])
    expect(game.events.find(({ type }) => type === 'task.handed')?.note).toMatchObject({
      admins: ['admin'],
      reason: 'away',
    })
    sound(game)
  })
})

describe('what somebody says and brings along', () => {
  test('stands in the log once, with what it did to the task', () => {
    const game = start(abc)
    const words = { opinion: 'see the quote', files: ['f1', 'f2'] }
    send(game, by('ann', { do: 'transfer', taskId: taskOf(game, 'ann').id, to: 'fay', ...words }))
    const carried = game.events.filter(({ note }) => 'files' in note)
    expect(carried).toMatchObject([{ type: 'task.transferred', note: words }])
    send(game, by('fay', { do: 'comment', text: 'here', mentions: [], files: ['f3'] }))
    expect(game.events.at(-1)).toMatchObject({ type: 'comment.added', note: { files: ['f3'] } })
    send(game, by('fay', { do: 'approve', taskId: taskOf(game, 'fay').id, files: ['f4'] }))
    expect(game.events.find(({ type }) => type === 'task.approved')?.note).toMatchObject({ files: ['f4'] })
    expect(game.events.filter(({ note }) => JSON.stringify(note['files']) === '["f4"]')).toHaveLength(1)
  })
})

describe('signing', () => {
  test('before: the owner waits for everybody asked, then decides', () => {
    const game = start([approval('a', 'ann')])
    sign(game, 'ann', 'before', ['bob', 'cai'], 'sequential')
    expect(waiting(game)).toEqual(['a:bob'])
    approve(game, 'bob')
    expect(waiting(game)).toEqual(['a:cai'])
    reject(game, 'cai')
    expect(waiting(game)).toEqual(['a:ann'])
    sound(game)
  })

  test('before: a signer may reject the node where it says so', () => {
    const game = start([approval('a', 'ann', { signerReject: 'rejects' })])
    sign(game, 'ann', 'before', ['bob', 'cai'])
    reject(game, 'bob')
    expect(status(game)).toBe('rejected')
  })

  test('after: the approval counts once the signers agree, and turns if they do not', () => {
    const agreed = start([approval('a', 'ann'), approval('b', 'eve')])
    sign(agreed, 'ann', 'after', ['bob', 'cai'], 'any')
    approve(agreed, 'cai')
    expect(waiting(agreed)).toEqual(['b:eve'])
    const turned = start([approval('a', 'ann')])
    sign(turned, 'ann', 'after', ['bob'])
    reject(turned, 'bob')
    expect(status(turned)).toBe('rejected')
  })

  test('parallel: the new voter counts, and not where one claims', () => {
    const game = start([approval('a', 'ann')])
    sign(game, 'ann', 'parallel', ['bob'])
    approve(game, 'ann')
    expect(waiting(game)).toEqual(['a:bob'])
    expect(sign(start([approval('a', ['ann', 'bob'], { mode: { kind: 'claim' } })]), 'ann', 'parallel', ['cai'])).toBe(
      'notAllowed',
    )
  })

  test('nobody signs for a signer, and nobody is asked twice', () => {
    const game = start([approval('a', ['ann', 'bob'])])
    expect(sign(game, 'ann', 'before', ['bob'])).toBe('signerPresent')
    sign(game, 'ann', 'before', ['cai'])
    expect(sign(game, 'cai', 'before', ['dan'])).toBe('notAllowed')
  })

  test('with the last signer taken away the owner goes on', () => {
    const before = start([approval('a', 'ann')])
    sign(before, 'ann', 'before', ['bob'])
    send(before, by('ann', { do: 'removeSign', taskId: taskOf(before, 'bob').id }))
    expect(waiting(before)).toEqual(['a:ann'])
    const after = start([approval('a', 'ann')])
    sign(after, 'ann', 'after', ['bob'])
    send(after, by('ann', { do: 'removeSign', taskId: taskOf(after, 'bob').id }))
    expect(status(after)).toBe('approved')
  })
})

describe('taking back, claiming, abstaining', () => {
  test('an approval is taken back until somebody has decided after it', () => {
    const game = start(abc)
    const { id } = taskOf(game, 'ann')
    approve(game, 'ann')
    expect(refusalOf(send(game, by('ann', { do: 'takeBack', taskId: id })))).toBe('done')
    expect(waiting(game)).toEqual(['a:ann'])
    sound(game)
    approve(game, 'ann', 'bob')
    expect(refusalOf(send(game, by('ann', { do: 'takeBack', taskId: id })))).toBe('handled')
  })

  test('the first to claim decides, and a release asks the others again', () => {
    const game = start([approval('a', ['ann', 'bob'], { mode: { kind: 'claim' } })])
    const { id } = taskOf(game, 'ann')
    send(game, by('ann', { do: 'claim', taskId: id }))
    expect(waiting(game)).toEqual(['a:ann'])
    send(game, by('ann', { do: 'release', taskId: id }))
    expect(waiting(game)).toEqual(['a:ann', 'a:bob'])
    approve(game, 'bob')
    expect(status(game)).toBe('approved')
  })

  test('whoever abstains is not counted; if all do, the empty policy decides', () => {
    const game = start([approval('a', ['ann', 'bob'], { mode: { kind: 'percent', percent: 100 } })])
    send(game, by('ann', { do: 'abstain', taskId: taskOf(game, 'ann').id }))
    send(game, by('bob', { do: 'abstain', taskId: taskOf(game, 'bob').id }))
    expect(waiting(game)).toEqual(['a:admin'])
    sound(game)
  })
})

describe('the instance', () => {
  test('it is withdrawn as the flow allows', () => {
    const game = start(abc, { withdraw: 'beforeFirst' })
    approve(game, 'ann')
    expect(refusalOf(send(game, by('ini', { do: 'withdraw' })))).toBe('notAllowed')
    expect(refusalOf(send(start(abc, { withdraw: 'never' }), by('ini', { do: 'withdraw' })))).toBe('notAllowed')
    expect(refusalOf(send(start(abc, { withdrawReason: true }), by('ini', { do: 'withdraw' })))).toBe('reason')
    expect(refusalOf(send(start(abc), by('bob', { do: 'withdraw' })))).toBe('notAllowed')
  })

  test('urging is limited in time and counted', () => {
    const game = start(abc)
    expect(refusalOf(send(game, by('ini', { do: 'urge' })))).toBe('done')
    expect(refusalOf(send(game, by('ini', { do: 'urge' })))).toBe('urgeTooSoon')
    game.now += 30 * 60_000
    expect(refusalOf(send(game, by('ini', { do: 'urge' })))).toBe('done')
    expect(taskOf(game, 'ann').urgeCount).toBe(2)
    expect(refusalOf(send(game, by('hua', { do: 'urge' })))).toBe('notAllowed')
  })

  test('suspended, everything but talking waits, and deadlines stand still', () => {
    const timeout = { basis: 'task', actions: [{ do: 'reject', after: { amount: 1, unit: 'hour' } }] }
    const game = start([approval('a', 'ann', { timeout })])
    const { id } = taskOf(game, 'ann')
    send(game, by('admin', { do: 'suspend' }))
    expect(refusalOf(send(game, by('ann', { do: 'approve', taskId: id })))).toBe('suspended')
    expect(refusalOf(send(game, by('ann', { do: 'comment', text: 'why?', mentions: ['admin'] })))).toBe('done')
    game.now += 10 * 3_600_000
    send(game, by('admin', { do: 'resume' }))
    expect(stateOf(game).timers[0]).toMatchObject({ status: 'armed', fireAt: game.now + 3_600_000 })
  })

  test('only an admin terminates, and says why', () => {
    const game = start(abc)
    expect(refusalOf(send(game, by('ini', { do: 'terminate', reason: 'x' })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('admin', { do: 'terminate' })))).toBe('reason')
    expect(refusalOf(send(game, by('boss', { do: 'terminate', reason: 'fraud' })))).toBe('done')
    sound(game)
  })

  test('what is approved is voided unless something hangs on it', () => {
    const game = start([approval('a', 'ann')])
    approve(game, 'ann')
    game.world = worldOf({ uses: ['payment 7'] })
    expect(refusalOf(send(game, by('ini', { do: 'void' })))).toBe('inUse')
    game.world = worldOf()
    expect(refusalOf(send(game, by('bob', { do: 'void' })))).toBe('notAllowed')
    expect(refusalOf(send(game, by('ini', { do: 'void' })))).toBe('done')
    expect(status(game)).toBe('voided')
    const asked = start([approval('a', 'ann')], { void: 'approval' })
    approve(asked, 'ann')
    send(asked, by('ini', { do: 'void' }))
    expect(asked.effects).toContainEqual({ kind: 'startVoid' })
    send(asked, bySystem({ do: 'voided' }))
    expect(status(asked)).toBe('voided')
  })

  test('a page that is out of date is told so', () => {
    const game = start(abc)
    const { version } = stateOf(game).instance
    approve(game, 'ann')
    const stale = { ...by('bob', { do: 'approve', taskId: taskOf(game, 'bob').id }), expectedVersion: version }
    expect(refusalOf(send(game, stale))).toBe('stale')
  })

  test('a child flow that is rejected rejects its parent where it says so', () => {
    const sub = {
      id: 's',
      type: 'sub',
      name: 's',
      flowKey: 'k',
      document: 'same',
      initiator: 'same',
      wait: true,
      childRejected: 'reject',
    }
    const game = start([approval('a', 'ann'), sub])
    approve(game, 'ann')
    const run = stateOf(game).runs.find(({ nodeId }) => nodeId === 's')
    expect(
      refusalOf(send(game, by('ann', { do: 'childEnded', runId: run?.id ?? '', childId: 'k', outcome: 'approved' }))),
    ).toBe('notAllowed')
    send(game, bySystem({ do: 'childEnded', runId: run?.id ?? '', childId: 'k', outcome: 'rejected' }))
    expect(status(game)).toBe('rejected')
  })

  test('what nobody has looked at is shown to an admin before it ends', () => {
    const game = start([approval('a', [], { approvers: [], kind: 'pass' })])
    expect(waiting(game)).toEqual(['end:admin', 'end:boss'])
    approve(game, 'boss')
    expect(status(game)).toBe('approved')
  })
})
