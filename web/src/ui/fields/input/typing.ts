import type { InputRef } from 'antd'
import { useLayoutEffect, useRef } from 'react'

/**
 * A field that looks different while one types loses its selection when it changes its text.
 * Everything is selected again, as it is when one comes with the Tab key.
 */
export const useSelectOnTyping = (typing: boolean) => {
  const input = useRef<InputRef>(null)
  useLayoutEffect(() => {
    if (typing) input.current?.select()
  }, [typing])
  return input
}
