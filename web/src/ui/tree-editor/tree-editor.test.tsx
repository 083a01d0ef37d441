import { setTimeout as pause } from 'node:timers/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { act, useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UserError } from '@/lib/api/api-error.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { TreeEditor } from './tree-editor.tsx'
import { moved } from './tree-moves.ts'
import type { Place, TreeNode } from './tree-node.ts'
import type { TreeActs, TreeProps } from './tree-types.ts'

prepareScreen()

const node = (name: string, more: Partial<TreeNode> = {}): TreeNode => ({ id: name, name, children: [], ...more })
const tree = [
  node('会议', { children: [node('年会', { count: 3 }), node('论坛')], system: true, count: 0 }),
  node('展览', { disabled: true, color: '#f01414' }),
  node('路演'),
]

const fixed: Omit<TreeProps, 'nodes' | 'acts'> = {
  label: '项目类型',
  addText: '新增',
  empty: { title: '还没有', hint: '加一个' },
  saidCount: (count) => `${String(count)} 处`,
}
const show = (acts: TreeActs = {}, more: Partial<TreeProps> = {}): void =>
  draw(<TreeEditor {...fixed} nodes={tree} acts={acts} {...more} />)

const first = (label: string | null | undefined): string => label?.split(' ')[0] ?? ''
const names = (): string[] => screen.getAllByRole('treeitem').map((one) => first(one.getAttribute('aria-label')))
const item = (name: string): HTMLElement => screen.getByRole('treeitem', { name: new RegExp(`^${name}(?: |$)`) })
const press = (key: string, more: object = {}): void =>
  void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const at = (): string => first(document.activeElement?.getAttribute('aria-label'))
const start = (name: string): void => act(() => item(name).focus())
const settle = (): Promise<void> => act(() => pause(0))

describe('a tree', () => {
  it('tells levels, places, and what is special about a node', () => {
    show()
    expect(screen.getByRole('tree', { name: '项目类型' })).toBeDefined()
    expect(names()).toEqual(['会议', '年会', '论坛', '展览', '路演'])
    const told = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded', 'aria-label']
    const say = (name: string) => told.map((key) => item(name).getAttribute(key))
    expect(say('会议')).toEqual(['1', '1', '3', 'true', '会议 0 处 内置'])
    expect(say('论坛')).toEqual(['2', '2', '2', null, '论坛'])
    expect(say('展览')).toEqual(['1', '2', '3', null, '展览 已停用'])
  })

  it('is one stop of the tab key, and is walked by arrows and letters', () => {
    show()
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    start('会议')
    const walk = (key: string): string => {
      press(key)
      return at()
    }
    expect(['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'End', 'ArrowUp', 'Home'].map(walk)).toEqual([
      '年会',
      '论坛',
      '会议',
      '年会',
      '路演',
      '展览',
      '会议',
    ])
    expect(['l', 'l', 'z', 'q'].map(walk)).toEqual(['论坛', '路演', '展览', '展览'])
  })

  it('closes and opens', () => {
    show()
    start('会议')
    press('ArrowLeft')
    expect(names()).toEqual(['会议', '展览', '路演'])
    press('ArrowRight')
    expect(names()).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: '全部收起' }))
    expect(names()).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: '全部展开' }))
    expect(names()).toHaveLength(5)
  })

  it('finds by characters and initials, with the way there, and offers a way back', () => {
    show()
    const box = screen.getByRole('textbox', { name: '在“项目类型”中查找' })
    fireEvent.change(box, { target: { value: 'nh' } })
    expect(names()).toEqual(['会议', '年会'])
    expect(item('年会').querySelector('mark')?.textContent).toBe('年会')
    fireEvent.change(box, { target: { value: '没有' } })
    expect(screen.queryByRole('treeitem')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '清除查找' }))
    expect(names()).toHaveLength(5)
  })

  it('offers nothing that may not be done', () => {
    show()
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull()
    expect(screen.queryByRole('button', { name: '“会议”的操作' })).toBeNull()
    expect(screen.queryByRole('button', { name: '“展览”的颜色' })).toBeNull()
    start('会议')
    press('F2')
    press('Delete')
    expect(screen.queryByRole('textbox', { name: '名称' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits, fails and is empty in so many words', () => {
    const retry = vi.fn<() => void>()
    show({}, { nodes: undefined })
    expect(screen.getByRole('status', { name: '加载中' })).toBeDefined()
    show({}, { nodes: undefined, error: new Error('断网了'), retry })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(retry).toHaveBeenCalledOnce()
    show({}, { nodes: [] })
    expect(screen.getByText('还没有')).toBeDefined()
  })
})

const field = (): HTMLElement => screen.getByRole('textbox', { name: '名称' })
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } })

describe('names', () => {
  it('are changed where they stand, by F2 and Enter', async () => {
    const rename = vi.fn<NonNullable<TreeActs['rename']>>(async () => undefined)
    show({ rename })
    start('路演')
    press('F2')
    type(' 巡展 ')
    press('Enter')
    await settle()
    expect(rename).toHaveBeenCalledWith(expect.objectContaining({ id: '路演' }), '巡展')
    expect(at()).toBe('路演')
  })

  it('stay as they were after Escape, and when nothing or the same was written', async () => {
    const rename = vi.fn<NonNullable<TreeActs['rename']>>(async () => undefined)
    show({ rename })
    for (const [text, key] of [
      ['别的', 'Escape'],
      ['  ', 'Enter'],
      ['路演', 'Enter'],
    ] as const) {
      start('路演')
      press('Enter')
      type(text)
      press(key)
      await settle()
      expect(screen.queryByRole('textbox', { name: '名称' })).toBeNull()
    }
    expect(rename).not.toHaveBeenCalled()
  })

  it('that are refused stay in the field with the reason', async () => {
    show({ rename: () => Promise.reject(new UserError('已有同名')) })
    start('路演')
    press('F2')
    type('展览')
    press('Enter')
    expect((await screen.findByRole('alert')).textContent).toBe('已有同名')
    expect(field()).toHaveProperty('value', '展览')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('do not end with the Enter that picks a character', async () => {
    const rename = vi.fn<NonNullable<TreeActs['rename']>>(async () => undefined)
    show({ rename })
    start('路演')
    press('F2')
    type('xun')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    await settle()
    expect(rename).not.toHaveBeenCalled()
  })

  it('are added one after another, beside, below and at the end', async () => {
    const add = vi.fn<(name: string, place: Place) => Promise<unknown>>(async () => undefined)
    show({ add })
    start('年会')
    press('Enter', { ctrlKey: true })
    for (const name of ['晚宴', '酒会']) {
      type(name)
      press('Enter')
      await settle()
      expect(field()).toHaveProperty('value', '')
    }
    press('Escape')
    start('路演')
    press('Enter', { shiftKey: true })
    type('巡讲')
    press('Enter')
    await settle()
    press('Escape')
    fireEvent.click(screen.getByRole('button', { name: '新增' }))
    type('年报')
    press('Enter')
    await settle()
    expect(add.mock.calls).toEqual([
      ['晚宴', { parentId: '会议', before: '论坛' }],
      ['酒会', { parentId: '会议', before: '论坛' }],
      ['巡讲', { parentId: '路演', before: null }],
      ['年报', { parentId: null, before: null }],
    ])
  })
})

describe('moving by keyboard', () => {
  /** A server that answers when it is told to. */
  const Moving = ({ answer }: { readonly answer: () => Promise<unknown> }): ReactNode => {
    const [nodes, setNodes] = useState<readonly TreeNode[]>(tree)
    const move = async ({ id }: TreeNode, place: Place): Promise<void> => {
      await answer()
      setNodes((before) => moved(before, id, place))
    }
    return <TreeEditor {...fixed} nodes={nodes} acts={{ move }} />
  }

  it('shows the new place at once, keeps the keyboard there and says where it is', async () => {
    const answer = Promise.withResolvers<void>()
    draw(<Moving answer={() => answer.promise} />)
    start('路演')
    press('ArrowUp', { altKey: true })
    expect(names()).toEqual(['会议', '年会', '论坛', '路演', '展览'])
    expect(at()).toBe('路演')
    expect(screen.getByText('“路演”已移到最上级下，第 2 项，共 3 项')).toBeDefined()
    await settle()
    await act(async () => answer.resolve())
    await settle()
    expect(names()).toEqual(['会议', '年会', '论坛', '路演', '展览'])
  })

  it('goes in and out of levels, and stops at the edges', async () => {
    draw(<Moving answer={async () => undefined} />)
    start('展览')
    press('ArrowRight', { altKey: true })
    await settle()
    expect(item('展览').getAttribute('aria-level')).toBe('2')
    press('ArrowLeft', { altKey: true })
    await settle()
    expect(item('展览').getAttribute('aria-level')).toBe('1')
    start('会议')
    press('ArrowUp', { altKey: true })
    await settle()
    expect(names()).toEqual(['会议', '年会', '论坛', '展览', '路演'])
  })

  it('goes back when the server refuses', async () => {
    draw(<Moving answer={() => Promise.reject(new Error('不行'))} />)
    start('路演')
    press('ArrowUp', { altKey: true })
    expect(names().at(-1)).toBe('展览')
    await settle()
    expect(names()).toEqual(['会议', '年会', '论坛', '展览', '路演'])
  })
})

describe('removing and merging', () => {
  const uses = async ({ name }: TreeNode) =>
    name === '年会' ? { count: 3, places: [{ name: '项目 · 类型', count: 3 }] } : { count: 0, places: [] }
  const ok = (dialog: HTMLElement, name: string): HTMLElement => within(dialog).getByRole('button', { name })

  it('removes what nobody uses', async () => {
    const remove = vi.fn<NonNullable<TreeActs['remove']>>(async () => undefined)
    show({ remove, uses })
    start('路演')
    press('Delete')
    const dialog = await screen.findByRole('dialog', { name: '删除“路演”？' })
    expect(await within(dialog).findByText('没有记录在使用它，删除后不能恢复。')).toBeDefined()
    fireEvent.click(ok(dialog, '删除'))
    await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  })

  it.each([
    ['年会', '有 3 处正在使用它，不能删除。可以停用，或合并到另一项。'],
    ['会议', '系统内置，可以改名和排序，不能删除。'],
  ])('does not remove %s', async (name, reason) => {
    const remove = vi.fn<NonNullable<TreeActs['remove']>>(async () => undefined)
    show({ remove, uses })
    start(name)
    press('Delete')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(reason)).toBeDefined()
    expect(ok(dialog, '删除')).toHaveProperty('disabled', true)
  })

  it('leads from what cannot be removed to merging it', async () => {
    const merge = vi.fn<NonNullable<TreeActs['merge']>>(async () => undefined)
    show({ remove: async () => undefined, merge, uses })
    start('年会')
    press('Delete')
    fireEvent.click(await screen.findByRole('button', { name: '合并到另一项…' }))
    const dialog = await screen.findByRole('dialog', { name: '合并' })
    expect(await within(dialog).findByText('3 处使用')).toBeDefined()
    expect(ok(dialog, '合并')).toHaveProperty('disabled', true)
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: '合并到' }))
    const offered = await screen.findAllByTitle('论坛')
    fireEvent.click(offered.at(-1) ?? dialog)
    expect(within(dialog).getByText(/用到“年会”的记录会改用“论坛”/)).toBeDefined()
    fireEvent.click(ok(dialog, '合并'))
    await waitFor(() => expect(merge).toHaveBeenCalledOnce())
    expect(merge.mock.calls[0]?.map(({ id }) => id)).toEqual(['年会', '论坛'])
  })

  it('paints', async () => {
    const paint = vi.fn<NonNullable<TreeActs['paint']>>(async () => undefined)
    show({ paint })
    fireEvent.click(screen.getByRole('button', { name: '“展览”的颜色' }))
    expect(screen.getByRole('button', { name: '#f01414' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '不用颜色' }))
    await settle()
    expect(paint).toHaveBeenCalledWith(expect.objectContaining({ id: '展览' }), null)
  })

  it('offers in the menu what a drag can do, and no more than is possible', () => {
    show({ move: async () => undefined, remove: async () => undefined })
    start('会议')
    press('ContextMenu')
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['下移', '删除'])
  })
})
