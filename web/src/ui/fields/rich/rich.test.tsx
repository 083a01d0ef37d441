import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { richText } from '@srm/api/shared/fields'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { cleanHtml } from './clean-html.ts'
import { providePictures } from './pictures.ts'
import { RichInput } from './rich-input.tsx'
import { RichView } from './rich-view.tsx'

const id = '01980000-0000-7000-8000-000000000001'
const gone = id.replace(/1$/, '2')
const sent: string[] = []

prepareScreen()
beforeEach(() => {
  sent.length = 0
  providePictures({
    send: ({ name }) => {
      sent.push(name)
      return Promise.resolve(name === 'refused.png' ? undefined : { id, name })
    },
    address: (asked) => (asked === gone ? Promise.reject(new Error('gone')) : Promise.resolve(`/signed/${asked}`)),
  })
})

const htmlOf = (given: string): string => {
  const box = document.createElement('div')
  box.append(cleanHtml(given))
  return box.innerHTML
}

test('what is drawn holds pictures of ours only, and no address of theirs', () => {
  expect(htmlOf(`<p>一<img src="https://evil.example/a.png"></p>`)).toBe('<p>一</p>')
  expect(htmlOf(`<p>一<img src="javascript:alert(1)" data-file="x"></p>`)).toBe('<p>一</p>')
  expect(htmlOf(`<img src="https://evil.example/a.png" data-file="${id}" alt="图">`)).toBe(
    `<img data-file="${id}" alt="图">`,
  )
})

test('cells that span others still do', () => {
  expect(htmlOf('<table><tbody><tr><td colspan="2">一</td></tr></tbody></table>')).toContain('colspan="2"')
})

test('a picture is drawn from its signed link; one that is gone leaves its name', async () => {
  draw(<RichView compact={false} html={`<img data-file="${id}" alt="现场"><img data-file="${gone}" alt="旧图">`} />)
  await waitFor(() => expect(screen.getByRole('img', { name: '现场' }).getAttribute('src')).toBe(`/signed/${id}`))
  expect(screen.getByRole('img', { name: '旧图' }).dataset['missing']).toBe('true')
})

let held: string | undefined
const Held = ({ first = '' }: { first?: string }): ReactNode => {
  const [value, setValue] = useState<string | undefined>(first)
  const change = (next: string | undefined): void => {
    held = next
    setValue(next)
  }
  return <RichInput meta={metaOf(richText('正文', 'Body'))} value={value} onChange={change} />
}

const picture = (name: string): File => new File(['x'], name, { type: 'image/png' })

test('a pasted picture is sent and kept as a reference', async () => {
  draw(<Held first="<p>一</p>" />)
  const box = await screen.findByRole('textbox', { name: '正文' })
  fireEvent.paste(box, { clipboardData: { files: [picture('现场.png')], types: ['Files'], getData: () => '' } })
  await waitFor(() => expect(held).toContain(`<img data-file="${id}" alt="现场.png">`))
  expect(held).not.toContain('src=')
})

test('a chosen picture comes in by the bar; one that is refused does not', async () => {
  draw(<Held />)
  await screen.findByRole('button', { name: '插入图片' })
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('nothing to choose with')
  held = undefined
  fireEvent.change(input, { target: { files: [picture('refused.png')] } })
  await waitFor(() => expect(sent).toEqual(['refused.png']))
  expect(held).toBeUndefined()
  fireEvent.change(input, { target: { files: [picture('好.png')] } })
  await waitFor(() => expect(held).toContain(id))
})

test('pictures of other pages stay there', async () => {
  draw(<Held first={`<p>一</p><img src="https://evil.example/a.png"><img data-file="${id}">`} />)
  const box = await screen.findByRole('textbox', { name: '正文' })
  expect([...box.querySelectorAll('img')].map((image) => image.src).join()).not.toContain('evil')
})
