import { useEffect } from 'react'
import { useText } from './shell.texts.ts'

export const useTitle = (page: string): void => {
  const t = useText()
  const title = `${page} - ${t('product')}`
  useEffect(() => {
    document.title = title
  }, [title])
}
