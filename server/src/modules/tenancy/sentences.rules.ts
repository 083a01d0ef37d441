import { label } from '@srm/api/shared/label'

export const expirySentence = label('会员将于 {{days}} 天后到期', 'Your membership ends in {{days}} days')
