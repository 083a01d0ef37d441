import { identity } from '@srm/api/identity'
import { menuAreas } from '@srm/api/shared/menu-areas'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const catalogIn = async (language: 'zh' | 'en') => {
  const me = await aTenant(t)
  const answer = await me.call(identity.role.catalog, {}, { 'accept-language': language })
  return answer.result
}

describe('permission catalog', () => {
  it.each(['zh', 'en'] as const)('has words for every subject and every code in %s', async (language) => {
    const catalog = await catalogIn(language)
    const keys = catalog.flatMap(({ subject, title, codes }) => [
      ...(title === subject ? [subject] : []),
      ...codes.filter((one) => one.title === one.code).map(({ code }) => code),
    ])
    expect(keys).toEqual([])
    const latin = catalog.map(({ title }) => title).filter((title) => !/\p{Script=Han}/u.test(title))
    expect(language === 'zh' ? latin : []).toEqual([])
  })

  it('comes in the order of the menu, each area in one piece', async () => {
    const areas = (await catalogIn('zh')).map(({ area }) => area.name)
    const pieces = areas.filter((area, index) => area !== areas[index - 1])
    expect(pieces).toEqual(Object.keys(menuAreas).filter((area) => pieces.includes(area)))
    const supplier = (await catalogIn('zh')).filter(({ area }) => area.name === 'Supplier')
    expect(supplier[0]?.subject).toBe('supplier')
    expect(supplier.map(({ subject }) => subject)).toContain('supplierContact')
  })

  it('says what the data scope does not limit, as the records declare it', async () => {
    const catalog = await catalogIn('zh')
    const scopeOf = (subject: string) => catalog.find((one) => one.subject === subject)?.scope
    expect(scopeOf('supplier')).toBe('tenant')
    expect(scopeOf('application')).toBe('owner')
    expect(scopeOf('finder')).toBeNull()
  })

  it('tells which codes a template begins with, as the modules grant them to the built-in roles', async () => {
    const codes = (await catalogIn('zh')).flatMap((group) => group.codes)
    const templatesOf = (code: string) => codes.find((one) => one.code === code)?.templates
    expect(templatesOf('supplier:create')).toEqual(['buying'])
    expect(templatesOf('supplierBankAccount:verify')).toEqual(['finance'])
    expect(templatesOf('supplier:list')).toEqual(['buying', 'finance', 'reading'])
  })
})
