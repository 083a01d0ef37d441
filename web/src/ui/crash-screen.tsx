import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { State } from './states.tsx'
import { useUiText } from './ui.texts.ts'

export const CrashScreen = (): ReactNode => {
  const t = useUiText()
  return (
    <State
      icon={<WarningOutlined aria-hidden />}
      title={t(navigator.onLine ? 'state.broken' : 'state.offline')}
      hint={t(navigator.onLine ? 'state.brokenHint' : 'state.offlineHint')}
      action={<Button onClick={() => window.location.reload()}>{t('reloadPage')}</Button>}
    />
  )
}
