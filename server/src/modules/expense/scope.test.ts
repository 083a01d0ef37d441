import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { identity } from '@srm/api/identity'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { aProjectMember } from '#modules/project/project.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aLoan } from './expense.fixture.ts'
import { closingGuards } from './closing.views.ts'

let t: TestApp
let me: TestTenant
let of: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  of = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
})

let count = 0

/** Somebody who sees only their own, in the project by this role. */
const inProject = async (role: string): Promise<Member> => {
  const username = `scope${(count += 1)}`
  const { departmentId } = me
  const id = await me.inside((ctx) => addPerson(ctx, { username, displayName: username, departmentId, roles: [] }))
  const body = aProjectMember({ project: of, user: id, name: username, role })
  expect((await me.call(project.member.create, { body })).status).toBe(200)
  return memberOf(t, me.tenantId, id, { scope: { kind: 'self' } })
}

const listed = async (who: Member): Promise<string[]> =>
  (await who.call(expense.loan.list, { query: {} })).result.items.map(({ id }) => id)

describe('loans of a project', () => {
  it('are seen by its manager and finance, by others of the crew only as far as they are theirs', async () => {
    const [planner, executor, finance] = [
      await inProject('planner'),
      await inProject('executor'),
      await inProject('finance'),
    ]
    const make = async (who: Member) => {
      const body = aLoan({ kind: 'project', project: of })
      return (await who.call(expense.loan.create, { body })).result.id
    }
    const [hers, his] = [await make(planner), await make(executor)]
    expect(await listed(planner)).toEqual([hers])
    expect(await listed(executor)).toEqual([his])
    expect((await listed(finance)).toSorted()).toEqual([hers, his].toSorted())
    expect((await executor.call(expense.loan.show, { params: { id: hers } })).key).toBe('record.not_found')
    const body = { ...aLoan({ kind: 'project', project: of }), version: 1 }
    expect((await me.call(expense.loan.update, { params: { id: hers }, body })).key).toBe('loan.not_yours')
    expect((await planner.call(expense.loan.update, { params: { id: hers }, body })).status).toBe(200)
    const menus = (await me.call(identity.menu.items)).result
    const id = menus.find(({ name }) => name === 'ProjectDetail')?.id ?? ''
    const tabs = (await planner.call(identity.menu.subRouter, { params: { id }, query: { projectId: of } })).result
    expect(JSON.stringify(tabs)).toContain('ProjectLoan')
  })

  it('keep it from being closed, by name', async () => {
    const { id, code } = (await me.call(expense.loan.create, { body: aLoan({ kind: 'project', project: of }) })).result
    await me.inside((ctx) => ctx.db.run(`update loan set status = 'pending' where id = $1`, [id]))
    const [guard] = closingGuards
    expect(await me.inside((ctx) => guard?.hindrance(ctx, of) ?? Promise.resolve(undefined))).toMatchObject({
      zh: `未结清的借款：${code} 600.00`,
    })
  })
})
