import { paper } from '@srm/api/paper'
import { aLetter } from '#modules/paper/paper.fixture.ts'
import type { TestApp } from '../app.ts'
import { exchange, jsonOf, requestOf } from '../exchange.ts'
import type { Examples } from '../fixtures.ts'
import { addCompany } from '../records.ts'
import type { Member } from '../tenant.ts'

let count = 0

const aTemplate = async (name = '授权书') => ({
  params: { subject: 'ourCompany' },
  file: { name: `${name}${(count += 1)}.docx`, content: await aLetter(['{公司名称}', name]) },
})

export const addPaperTemplate = async (t: TestApp, me: Member, name?: string): Promise<string> => {
  const answer = await exchange(t, requestOf(paper.upload, await aTemplate(name), me.headers))
  return jsonOf<{ result: { id: string } }>(answer).result.id
}

export const examples: Examples = [
  [paper.make, async (_, me) => ({ body: { subject: 'ourCompany', ids: [await addCompany(me)] } })],
  [paper.templates, () => ({ params: { subject: 'ourCompany' } })],
  [paper.kinds, () => ({})],
  [paper.upload, () => aTemplate()],
  [paper.remove, async (t, me) => ({ params: { id: await addPaperTemplate(t, me) } })],
]
