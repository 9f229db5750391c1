// From a refusal or a sign to the sentence of the rules that it comes from.
import { language } from '../text';
import { exampleOf, pointAt } from './pointer';

interface Props {
  rules: string;
  /**
   * `refusal-…` with the face or the piece it is about, `event-…`, `sign-…` or `option-…`; there is no link
   * if the rules say nothing about it.
   */
  topic: string | null;
  words: string;
}

export function RuleLink({ rules, topic, words }: Props) {
  const example = topic === null ? null : exampleOf(rules, language.value, topic);
  if (example === null) return null;
  return (
    <button type="button" class="rule-link" data-topic={topic} onClick={() => pointAt(rules, example)}>
      {words}
    </button>
  );
}
