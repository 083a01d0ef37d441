import { useEffect } from 'react'
import { useShellText } from './shell.texts.ts'

export const useTitle = (page: string): void => {
  const t = useShellText()
  const title = `${page} - ${t('product')}`
  useEffect(() => {
    document.title = title
  }, [title])
}
