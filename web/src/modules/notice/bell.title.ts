import { useEffect } from 'react'

const bare = (title: string): string => title.replace(/^\(\d+\+?\) /, '')

/** Puts a number before the title of the window and keeps it there when the page changes the title. */
export const useTitleMark = (mark: string): void => {
  useEffect(() => {
    const put = (): void => {
      const wanted = mark ? `(${mark}) ${bare(document.title)}` : bare(document.title)
      if (wanted !== document.title) document.title = wanted
    }
    put()
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = bare(document.title)
    }
  }, [mark])
}
