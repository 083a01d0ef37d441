import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { FieldView } from './field-view.tsx'
import { gallery } from './gallery.ts'
import { cleanHtml } from './rich/clean-html.ts'

prepareScreen()

const noMap = ['location']
const samples = Object.entries(gallery).filter(([kind]) => !noMap.includes(kind))

test.each(samples)('%s can be shown in a cell and in full', (_, { schema, value }) => {
  const complaint = vi.spyOn(console, 'error')
  draw(
    <>
      <FieldView meta={metaOf(schema)} value={value} />
      <FieldView meta={metaOf(schema)} value={value} compact />
      <FieldView meta={metaOf(schema)} value={null} compact />
    </>,
  )
  expect(screen.getAllByText('—').length).toBeGreaterThan(0)
  expect(complaint).not.toHaveBeenCalled()
})

const written = (html: string): string => {
  const box = document.createElement('div')
  box.append(cleanHtml(html))
  return box.innerHTML
}

test('rich text loses whatever could run, and whatever would tell others who reads it', () => {
  expect(written('<p onclick="x()">a<script>x()</script></p>')).toBe('<p>a</p>')
  expect(written('<img src="https://spy.example/x.png"><img src="//spy.example/x.png">')).toBe('')
  expect(written('<a href="javascript:x()">a</a>')).not.toContain('javascript')
  expect(written('<iframe src="/x"></iframe><form><input></form>')).toBe('')
  expect(written('<a href="https://example.com">a</a>')).toContain('rel="noopener noreferrer"')
})
