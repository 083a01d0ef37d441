import { samplesOf, smsTextProblem, type SmsScene } from '@srm/api/shared/sms-scenes'

let scenes: ReadonlyMap<string, SmsScene> = new Map()

const wrong = ({ name, text, variables, ...scene }: SmsScene, sign: string): string | undefined => {
  if (!/^[a-zA-Z]\w{0,59}$/.test(name)) return 'has a name no setting could name'
  if (Object.values(variables).some(({ sample }) => sample === '')) return 'has a variable without a sample'
  if (scene.sender === 'platform' && !scene.required) return 'is of the platform and could be switched off'
  const problem = smsTextProblem(samplesOf({ variables }), sign, text)
  if (problem?.kind === 'long') return `has ${problem.length} characters with its samples and the signature`
  return problem && `has a text with a problem: ${problem.kind}`
}

/** Filled once when the modules are put together. A scene that could not be sent stops the start. */
export const registerSmsScenes = (declared: readonly SmsScene[], sign: string): void => {
  const known = new Map<string, SmsScene>()
  for (const scene of declared) {
    const problem = known.has(scene.name) ? 'is declared twice' : wrong(scene, sign)
    if (problem) throw new Error(`the SMS scene ${scene.name} ${problem}`)
    known.set(scene.name, scene)
  }
  scenes = known
}

export const smsSceneOf = (name: string): SmsScene | undefined => scenes.get(name)
export const allSmsScenes = (): readonly SmsScene[] => [...scenes.values()]
