import { expect, test } from 'vitest'
import { label } from '@srm/api/shared/label'
import { loadHelp, loadTerm, placeHelp } from './help.ts'

const term = { term: label('会签', 'All'), means: label('每个人都要同意', 'Everybody approves') }

placeHelp('crates', async () => ({
  pages: { '/crates': { purpose: label('箱子', 'Crates'), terms: ['all', 'gone'], guide: 'crates' } },
  glossary: { all: term },
  guides: { crates: { title: label('指南', 'Guide'), file: 'crates' } },
}))

test('help of a page comes with its words and its guide', async () => {
  const help = await loadHelp(['/crates/detail', '/crates'])
  expect(help?.purpose.zh).toBe('箱子')
  expect(help?.words).toEqual([term])
  expect(help?.toRead).toEqual([{ title: label('指南', 'Guide'), file: 'crates' }])
})

test('a page nobody explains has no help', async () => {
  expect(await loadHelp(['/nowhere'])).toBeUndefined()
})

test('a term is found by its module and name', async () => {
  expect(await loadTerm('crates.all')).toEqual(term)
  expect(await loadTerm('crates.none')).toBeUndefined()
  expect(await loadTerm('boxes.all')).toBeUndefined()
})
