import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, step, tree, type Company } from '#test/approvals.ts'
import { oneWins, repeat, together } from '#test/races.ts'
import { aTenant } from '#test/tenant.ts'

let t: TestApp
let me: Company
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
})

let count = 0
const create = async (): Promise<string> =>
  (await me.call(approval.flow.create, { body: { key: `r${String((count += 1))}`, name: '两人设计' } })).result.id

const drawn = (name: string) => tree(me.userId, [step(name, [me.userId])])
const save = (id: string, rev: number, name: string) =>
  me.call(approval.flow.saveDraft, { params: { id }, body: { rev, tree: drawn(name) } })
const standing = async (id: string) => (await me.call(approval.flow.show, { params: { id } })).result

const limit = { timeout: 600_000 }

describe('R21: several designers of one draft', () => {
  it('the first to save wins, and every other is shown the tree that stands', limit, async () => {
    await repeat(async (round) => {
      const id = await create()
      const names = ['x', 'y', 'z'].slice(0, 2 + (round % 2))
      const answers = await together(names.map((name) => () => save(id, 1, name)))
      oneWins(answers)
      const { rev, tree: stored } = await standing(id)
      expect(rev).toBe(2)
      const winner = names[answers.findIndex(({ status }) => status === 200)] ?? ''
      expect(JSON.stringify(stored)).toContain(`步骤${winner}`)
      for (const lost of answers.filter(({ status }) => status !== 200))
        expect(lost).toMatchObject({ key: 'approval.draft_stale', details: { rev: 2, tree: stored } })

      // What was refused is not lost: whoever has seen theirs may put it over, by the number shown.
      const again = names.find((name) => name !== winner) ?? ''
      expect((await save(id, 2, again)).result.rev).toBe(3)
      expect(JSON.stringify((await standing(id)).tree)).toContain(`步骤${again}`)
    })
  })

  it('what is published is what the publisher saw, never a draft saved in between', limit, async () => {
    await repeat(async () => {
      const id = await create()
      await save(id, 1, 'seen')
      const publish = async () => (await me.call(approval.flow.publish, { params: { id }, body: { rev: 2 } })).status
      const other = async () => (await save(id, 2, 'later')).status
      const [published, saved] = await together([publish, other])
      expect(saved).toBe(200)
      const editions = (await me.call(approval.flow.versions, { params: { id } })).result
      expect(editions).toHaveLength(published === 200 ? 1 : 0)
      expect([200, 409]).toContain(published)
      for (const { id: edition } of editions) {
        const { tree: stored } = (await me.call(approval.flow.version, { params: { id: edition } })).result
        expect(JSON.stringify(stored)).toContain('步骤seen')
      }
    })
  })
})
