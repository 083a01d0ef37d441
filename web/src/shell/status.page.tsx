import { CompassOutlined, LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { State } from '@/ui/states.tsx'
import { useText } from './shell.texts.ts'
import { useTitle } from './title.ts'

type Props = { readonly code: '403' | '404' }

const StatusPage = ({ code }: Props): ReactNode => {
  const t = useText()
  const go = useNavigate()
  useTitle(t(`${code}.title`))
  return (
    <main>
      <h1 hidden>{code}</h1>
      <State
        icon={code === '403' ? <LockOutlined /> : <CompassOutlined />}
        title={t(`${code}.title`)}
        hint={t(`${code}.hint`)}
        action={<Button onClick={() => void go('/', { replace: true })}>{t('home')}</Button>}
      />
    </main>
  )
}

export default StatusPage
