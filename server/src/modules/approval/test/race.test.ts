import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import {
  aCompany,
  act,
  detail,
  draft,
  publish,
  runsOf,
  statusOf,
  step,
  submitted,
  taskOf,
  tree,
  type Company,
} from '#test/approvals.ts'
import { inOrder, oneWins, patiently, repeat, statuses, together } from '#test/races.ts'

let t: TestApp
let me: Company
let chen: Member
let li: Member
let wang: Member
beforeAll(async () => {
  t = await sharedApp()
})
// A company for each: what is promised of its approvals is looked up after every race, in all of them.
beforeEach(async () => {
  me = aCompany(t, await aTenant(t))
  ;[chen, li, wang] = [await me.person('陈'), await me.person('李'), await me.person('王')]
})
afterEach(() => inOrder(me))

const limit = { timeout: 600_000 }
const all = { kind: 'all', reject: 'one' }
const any = { kind: 'any', reject: 'first' }

const use = (steps: Parameters<typeof tree>[1], settings = {}) => publish(me, tree(me.userId, steps, settings))
const both = (mode: object) => step('a', [chen.userId, li.userId], { mode })
const standing = async (id: string, nodeId: string): Promise<string[]> =>
  (await runsOf(me, id)).filter((run) => run.nodeId === nodeId).map(({ status }) => status)

const deciding = async (who: Member, id: string, verb: 'approve' | 'reject' = 'approve', more = {}) => {
  const taskId = await taskOf(who, id)
  return () => act(who, id, { do: verb, taskId, ...more })
}

describe('two at the same moment', () => {
  it('the last two of all who must agree: the step passes once and the next opens once', limit, async () => {
    await use([both(all), step('b', [wang.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      const answers = await together([await deciding(chen, id), await deciding(li, id)])
      expect(statuses(answers)).toEqual([200, 200])
      expect(await standing(id, 'a')).toEqual(['passed'])
      expect(await standing(id, 'b')).toEqual(['active'])
    })
  })

  it('one says yes and one no where either decides: the first counts', limit, async () => {
    await use([both(any)])
    await repeat(async () => {
      const { id, docId } = await submitted(me)
      oneWins(await together([await deciding(chen, id), await deciding(li, id, 'reject')]))
      expect(['approved', 'rejected']).toContain(await statusOf(me, docId))
    })
  })

  it('the same person twice: one decision; with one key, one answer', limit, async () => {
    await use([step('a', [chen.userId]), step('b', [li.userId])])
    await repeat(async (round) => {
      const { id } = await submitted(me)
      const click = await deciding(chen, id)
      oneWins(await together([click, click, click]))
      const retry = await deciding(li, id, 'approve', { key: `retry${round}` })
      const answers = await together([retry, retry])
      expect(answers.map(({ result }) => result.status)).toEqual(['approved', 'approved'])
    })
  })

  it.each([
    ['withdraws', { do: 'withdraw' }, 'withdrawn'],
    ['terminates', { do: 'terminate', reason: '停' }, 'terminated'],
  ] as const)(
    'one approves while another %s: one outcome, and the document says the same',
    limit,
    async (_, other, outcome) => {
      await use([step('a', [chen.userId])])
      await repeat(async () => {
        const { id, docId } = await submitted(me)
        oneWins(await together([await deciding(chen, id), () => act(me, id, other)]))
        const { status } = await detail(me, id)
        expect(['approved', outcome]).toContain(status)
        expect(await statusOf(me, docId)).toBe(status)
      })
    },
  )

  it('one approves while an administrator suspends: before or after, never between', limit, async () => {
    await use([step('a', [chen.userId]), step('b', [li.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      const [yes] = await together([await deciding(chen, id), () => act(me, id, { do: 'suspend' })])
      const shown = await detail(me, id)
      expect(shown.suspended).toBe(true)
      expect(await standing(id, 'a')).toEqual([yes?.status === 200 ? 'passed' : 'active'])
    })
  })

  it('one approves while the task is given to another', limit, async () => {
    await use([step('a', [chen.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      const taskId = await taskOf(chen, id)
      oneWins(
        await together([await deciding(chen, id), () => act(chen, id, { do: 'transfer', taskId, to: wang.userId })]),
      )
      expect(['active', 'passed']).toContain((await standing(id, 'a'))[0])
    })
  })

  it('a signer is added behind an approval while it is given', limit, async () => {
    await use([step('a', [chen.userId]), step('b', [li.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      const taskId = await taskOf(chen, id)
      const add = () => act(chen, id, { do: 'addSign', taskId, place: 'after', people: [wang.userId], method: 'all' })
      const answers = await together([await deciding(chen, id), add])
      const waits = answers[1]?.status === 200
      expect(await standing(id, 'a')).toEqual([waits ? 'active' : 'passed'])
      expect((await taskOf(wang, id)) !== '').toBe(waits)
    })
  })

  it('an added voter is taken off while they decide', limit, async () => {
    await use([step('a', [chen.userId]), step('b', [li.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      await act(chen, id, {
        do: 'addSign',
        taskId: await taskOf(chen, id),
        place: 'parallel',
        people: [wang.userId],
        method: 'all',
      })
      await (
        await deciding(chen, id)
      )()
      const signing = await taskOf(wang, id)
      oneWins(await together([await deciding(wang, id), () => act(chen, id, { do: 'removeSign', taskId: signing })]))
      expect(await standing(id, 'a')).toEqual(['passed'])
      expect(await standing(id, 'b')).toEqual(['active'])
    })
  })

  it('an approval is taken back while the next one decides', limit, async () => {
    await use([step('a', [chen.userId]), step('b', [li.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      const taskId = await taskOf(chen, id)
      await act(chen, id, { do: 'approve', taskId })
      oneWins(await together([() => act(chen, id, { do: 'takeBack', taskId }), await deciding(li, id)]))
      expect(['active', 'passed']).toContain((await standing(id, 'a'))[0])
    })
  })
})

const branch = (id: string, chain: object[]) => ({ id, name: `支${id}`, when: null, chain })
const fork = (chains: object[][]) => ({
  id: 'f',
  type: 'parallel',
  name: '并行',
  note: '',
  branches: chains.map((chain, index) => branch(`b${index}`, chain)),
})

describe('branches side by side', () => {
  it.each([2, 5, 20])('%i of them finish together: they join once', limit, async (width) => {
    const people = await Promise.all(Array.from({ length: width }, (_, n) => me.person(`支${n}`)))
    await use([fork(people.map(({ userId }, n) => [step(`s${n}`, [userId])])), step('z', [wang.userId])])
    await repeat(async () => {
      const { id } = await submitted(me)
      const asked = await Promise.all(people.map((who) => deciding(who, id)))
      const answers = await together(asked.map(patiently))
      expect(new Set(statuses(answers))).toEqual(new Set([200]))
      expect(await standing(id, 'z')).toEqual(['active'])
    })
  })

  it('one is sent back before the fork while its neighbour approves: nothing behind stays open', limit, async () => {
    await use([
      step('a', [chen.userId]),
      fork([[step('l', [li.userId])], [step('r', [wang.userId])]]),
      step('z', [chen.userId]),
    ])
    await repeat(async () => {
      const { id } = await submitted(me)
      await (
        await deciding(chen, id)
      )()
      const taskId = await taskOf(li, id)
      await together([
        () => act(li, id, { do: 'return', taskId, target: 'a', after: 'rerun' }),
        await deciding(wang, id),
      ])
      const active = (await runsOf(me, id)).filter(({ status }) => status === 'active').map(({ nodeId }) => nodeId)
      expect(active).toEqual(['a'])
    })
  })
})

describe('the document and its flow', () => {
  it('submitted twice at once is submitted once', limit, async () => {
    await use([step('a', [chen.userId])])
    await repeat(async () => {
      const docId = await draft(me)
      const send = () => me.call(approval.submit, { body: { docType: 'application', docId } })
      const answers = await together([send, send, send])
      oneWins(answers)
      expect(answers.filter(({ status }) => status !== 200).map(({ code }) => code)).toEqual([40904, 40904])
    })
  })

  it('submitted while a new edition is published runs by one edition wholly', limit, async () => {
    const flowId = await use([step('a', [chen.userId])])
    await repeat(async (round) => {
      const name = round % 2 === 0 ? [li.userId] : [chen.userId]
      const { rev } = (await me.call(approval.flow.show, { params: { id: flowId } })).result
      const saved = await me.call(approval.flow.saveDraft, {
        params: { id: flowId },
        body: { rev, tree: tree(me.userId, [step('a', name)]) },
      })
      const [, made] = await together<unknown>([
        () => me.call(approval.flow.publish, { params: { id: flowId }, body: { rev: saved.result.rev } }),
        () => submitted(me),
      ])
      const shown = await detail(me, (made as { id: string }).id)
      const named = JSON.stringify(shown.tree)
      const [holder] = shown.runs.find(({ nodeId }) => nodeId === 'a')?.tasks ?? []
      expect(named).toContain(holder?.assignee)
    })
  })

  it('edited while it is submitted: the edit is refused, or it is what was submitted', limit, async () => {
    await use([step('a', [chen.userId])])
    await repeat(async () => {
      const docId = await draft(me)
      const change = { title: '改后', type: 'general', amount: '9.00', reason: '改', owner: me.userId, version: 1 }
      const answers = await together<{ status: number }>([
        () => me.call(application.update, { params: { id: docId }, body: change }),
        () => me.call(approval.submit, { body: { docType: 'application', docId } }),
      ])
      expect(answers[1]?.status).toBe(200)
      const [row] = await query<{ title: string; seen: string }>(
        t,
        `select a.title, s.document ->> 'title' as seen from application a join approval_instance i on i.doc_id = a.id
          join approval_snapshot s on s.instance_id = i.id where a.id = $1`,
        [docId],
      )
      expect(row?.title).toBe(row?.seen)
    })
  })

  it('the head of a department changes while their step opens: the old one or the new one has it', limit, async () => {
    await use([
      step('a', [chen.userId]),
      step('b', [], { approvers: [{ by: 'deptHead', of: { depts: [me.departmentId] }, level: 1 }] }),
    ])
    const lead = (id: string) => () =>
      query(t, 'update department set leader_id = $2 where id = $1', [me.departmentId, id])
    await lead(li.userId)()
    await repeat(async (round) => {
      const { id } = await submitted(me)
      await together<unknown>([await deciding(chen, id), lead(round % 2 === 0 ? wang.userId : li.userId)])
      const holders = (await detail(me, id)).runs
        .find(({ nodeId }) => nodeId === 'b')
        ?.tasks.map(({ assignee }) => assignee)
      expect(holders).toHaveLength(1)
      expect([li.userId, wang.userId]).toContain(holders?.[0])
    })
  })

  it('a substitute and the one they stand in for: one decision, in whose name is written', limit, async () => {
    await use([step('a', [chen.userId])])
    const from = new Date(Date.now() - 60_000).toISOString()
    const to = new Date(Date.now() + 3_600_000).toISOString()
    const rule = await me.call(approval.substitution.create, {
      body: { principal: chen.userId, substitute: li.userId, from, to },
    })
    await repeat(async () => {
      const { id } = await submitted(me)
      const taskId = await taskOf(chen, id)
      const yes = (who: Member) => () => act(who, id, { do: 'approve', taskId })
      const answers = await together([yes(chen), yes(li)])
      oneWins(answers)
      const task = (await detail(me, id)).runs.flatMap(({ tasks }) => tasks).find((one) => one.id === taskId)
      const winner = answers[0]?.status === 200 ? chen.userId : li.userId
      expect([task?.actedBy, task?.actingFor]).toEqual([winner, winner === li.userId ? chen.userId : null])
    })
    await me.call(approval.substitution.cancel, { params: { id: rule.result.id } })
  })

  it(
    'fifty in a batch while another decides ten of them: each is decided once and each row says how it went',
    limit,
    async () => {
      await use([both(any)])
      const made: Awaited<ReturnType<typeof submitted>>[] = []
      for (let n = 0; n < 50; n += 1) made.push(await submitted(me))
      const tasks = await Promise.all(made.map(({ id }) => taskOf(chen, id)))
      const others = await Promise.all(made.slice(20, 30).map(({ id }) => deciding(li, id)))
      const [batch, ...answers] = await together<unknown>([
        () => chen.call(approval.batch, { body: { do: 'approve', taskIds: tasks } }),
        ...others,
      ])
      const { rows } = (batch as { result: { rows: { result: string }[] } }).result
      const done = rows.filter(({ result }) => result === 'done').length
      const won = (answers as { status: number }[]).filter(({ status }) => status === 200).length
      expect([done + won, rows.length, rows.filter(({ result }) => result === 'failed').length]).toEqual([50, 50, 0])
      for (const { docId } of made) expect(await statusOf(me, docId)).toBe('approved')
    },
  )
})
