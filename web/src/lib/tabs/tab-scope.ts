import { createContext, use, useEffect } from 'react'
import { rename } from './tab-list.ts'
import { useTabs } from './tabs.ts'

/** The key of the tab a page stands in; none for what stands in no tab. */
export const TabScope = createContext<string | null>(null)

export const useTabKey = (): string => use(TabScope) ?? ''

/** Says in the tab what the page is about, once that is known. */
export const useTabTitle = (title: string | undefined): void => {
  const key = useTabKey()
  useEffect(() => {
    if (title) useTabs.setState((list) => rename(list, key, title))
  }, [key, title])
}
