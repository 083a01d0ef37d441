import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useShortcutGroup, useShortcutGroups } from './shortcuts.ts'

test('shortcuts are known while what they work on is in sight', () => {
  const group = { title: '列表', shortcuts: [{ keys: ['J'], label: '下一行' }] }
  const shown = renderHook(() => useShortcutGroups())
  const list = renderHook(() => useShortcutGroup(group))
  expect(shown.result.current).toEqual([group])
  act(() => list.unmount())
  expect(shown.result.current).toEqual([])
})
