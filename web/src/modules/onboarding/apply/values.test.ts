// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { completeCreditCode } from '@srm/api/shared/checks'
import { check, keepHere, keptHere, stepOf, valuesFrom, type Values } from './values.ts'

const id = '01a1e188-e176-7000-9dd0-0ac551e0c961'

const filled: Values = {
  ...valuesFrom({}),
  name: '杭州云栖酒店管理有限公司',
  creditCode: completeCreditCode('91330106MA2CDE8Y1'),
  contactName: '陆知夏',
  classifies: [id],
  licences: [{ type: 'license', number: '', longTerm: true, expiresOn: '', files: [id] }],
}

beforeEach(() => localStorage.clear())

test('what is filled in can be sent, without what was left empty', () => {
  const { problems, body } = check(filled)
  expect(problems).toEqual([])
  expect(body).toMatchObject({ name: filled.name, licences: [{ longTerm: true, files: [id] }], offers: [] })
  expect(body).not.toHaveProperty('bank')
  expect(body).not.toHaveProperty('address')
})

test('an empty form says at each field what is missing, on the step it stands on', () => {
  const { problems, body } = check(valuesFrom({}))
  expect(body).toBeUndefined()
  const paths = problems.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['name', 'contactName', 'classifies', 'licences.0.files']))
  expect(problems.every(({ message }) => /[\u4E00-\u9FFF]/.test(message))).toBe(true)
  expect(['name', 'classifies', 'licences.0.files', 'accountNo'].map(stepOf)).toEqual([2, 3, 3, 4])
})

test('somebody who is no company needs no credit code', () => {
  const { problems } = check({ ...filled, creditCode: '' })
  expect(problems.map(({ path }) => path)).toEqual(['creditCode'])
  expect(check({ ...filled, creditCode: '', type: 'individual' }).problems).toEqual([])
})

test('an account is told whole or not at all; groups of digits are taken together', () => {
  const half = { ...filled, hasBank: true, accountNo: '6222 0000 1111 2222', accountName: filled.name }
  expect(check(half).problems.map(({ path }) => path)).toEqual(['bankName', 'branch'])
  const { body } = check({ ...half, bankName: '招商银行', branch: '杭州分行' })
  expect(body?.bank?.accountNo).toBe('6222000011112222')
})

test('an application that came back is shown as it was sent', () => {
  const sent = {
    name: filled.name,
    licences: [{ id, type: 'license', number: null, longTerm: false, expiresOn: '2030-01-01', files: [id] }],
    offers: [{ id, kind: 'hotel', name: '云栖湖畔', star: 'five', rooms: 320, area: null, seats: null }],
    bank: { accountName: 'A', accountNo: '6222000011112222', bankName: 'B', branch: 'C' },
  }
  const values = valuesFrom(sent)
  expect(values).toMatchObject({ hasBank: true, accountNo: '6222000011112222', address: '' })
  expect(values.licences).toEqual([
    { type: 'license', number: '', longTerm: false, expiresOn: '2030-01-01', files: [id] },
  ])
  expect(values.offers).toEqual([{ kind: 'hotel', name: '云栖湖畔', star: 'five', rooms: '320', area: '', seats: '' }])
})

test('the phone keeps what was typed, but no account number', () => {
  keepHere('YUNZHO', { ...filled, hasBank: true, accountNo: '6222000011112222' })
  expect(keptHere('YUNZHO')).toMatchObject({ name: filled.name, hasBank: true, accountNo: '' })
  expect(keptHere('GUANLA')).toBeNull()
})
