// The messages that stand on buttons, found in the markup, so that those of new buttons are found too.
import { all, isNode, type Node, sourceFiles, treeOf } from './tree';

/** The functions that give the words of a message. */
const WORDS = new Set(['t', 'speak', 'maybe']);

/** Whether it looks like a button: also a link of that class, and what unfolds a part of the page. */
function isButton(node: Node): boolean {
  if (node.type !== 'JSXElement') return false;
  const { name, attributes } = node.openingElement as { name: Node; attributes: Node[] };
  if (name.name === 'button' || name.name === 'summary') return true;
  return attributes.some(({ name: of, value }) => {
    const classes = isNode(value) && isNode(of) && of.name === 'class' ? String(value.value).split(' ') : [];
    return classes.includes('button') || classes.includes('primary');
  });
}

/** A file, and what its constants are. */
class Source {
  readonly #tree: Node;
  readonly #constants = new Map<string, Node[]>();

  constructor(name: string) {
    this.#tree = treeOf(name);
    for (const { id, init } of all(this.#tree, 'VariableDeclarator')) {
      if (!isNode(id) || !isNode(init) || init.type.endsWith('FunctionExpression')) continue;
      const name = String(id.name);
      this.#constants.set(name, [...(this.#constants.get(name) ?? []), init]);
    }
  }

  /** What may stand for an expression: the branches of a condition, what a constant is. */
  #choices(node: Node, seen: readonly Node[]): Node[] {
    if (seen.includes(node)) return [];
    const within = (one: unknown) => (isNode(one) ? this.#choices(one, [...seen, node]) : []);
    switch (node.type) {
      case 'ConditionalExpression':
        return [...within(node.consequent), ...within(node.alternate)];
      case 'LogicalExpression':
        return node.operator === '&&' ? within(node.right) : [...within(node.left), ...within(node.right)];
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return within(node.expression);
      case 'Identifier':
        return (this.#constants.get(String(node.name)) ?? []).flatMap(within);
      default:
        return [node];
    }
  }

  /** The ids that an expression may be, as patterns: of `a-${x}` all that begin so. */
  #ids(node: Node): string[] {
    return this.#choices(node, []).flatMap((one) => {
      if (one.type === 'Literal') return [`^${one.value}$`];
      if (one.type !== 'TemplateLiteral') return [];
      const fixed = (one.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
      return fixed.some((part) => part !== '') ? [`^${fixed.join('[\\w-]+')}$`] : [];
    });
  }

  /** The messages whose words are shown in a part of the markup, attributes left out. */
  #shown(node: Node): string[] {
    if (node.type === 'JSXElement') return (node.children as Node[]).flatMap((one) => this.#shown(one));
    if (node.type === 'JSXFragment') return (node.children as Node[]).flatMap((one) => this.#shown(one));
    if (node.type === 'JSXExpressionContainer') return this.#shown(node.expression as Node);
    const [only, ...more] = this.#choices(node, []);
    if (only === undefined) return [];
    if (more.length > 0 || only !== node) return [only, ...more].flatMap((one) => this.#shown(one));
    if (node.type === 'CallExpression' && WORDS.has(String((node.callee as Node).name)))
      return (node.arguments as Node[]).slice(0, 1).flatMap((id) => this.#ids(id));
    // A function that makes the label of a button, maybe in another file: `actionLabel`.
    if (node.type === 'CallExpression') return this.#labels((node.callee as Node).name);
    if (node.type === 'TemplateLiteral')
      return (node.expressions as Node[]).flatMap((one) => this.#shown(one));
    return [];
  }

  #labels(name: unknown): string[] {
    return String(name).endsWith('Label') ? sources().flatMap((one) => one.within(String(name))) : [];
  }

  /** The patterns of all messages that its function of that name may give. */
  within(name: string): string[] {
    const named = all(this.#tree, 'FunctionDeclaration').filter(({ id }) => isNode(id) && id.name === name);
    const calls = named.flatMap((one) => all(one, 'CallExpression'));
    return calls
      .filter(({ callee }) => WORDS.has(String((callee as Node).name)))
      .flatMap((one) => this.#shown(one));
  }

  /** The patterns of the messages on its buttons, and on its tabs: what has an id and words. */
  get buttons(): string[] {
    const tabs = all(this.#tree, 'ObjectExpression').flatMap(({ properties }) => {
      const value = (name: string) =>
        (properties as Node[]).find(({ key }) => isNode(key) && key.name === name)?.value;
      const words = value('words');
      return isNode(value('id')) && isNode(words) ? [words] : [];
    });
    return [...all(this.#tree, 'JSXElement').filter(isButton), ...tabs].flatMap((node) => this.#shown(node));
  }
}

let read: Source[] | undefined;
function sources(): readonly Source[] {
  read ??= sourceFiles().map((name) => new Source(name));
  return read;
}

/** The ids of the messages on buttons, of those that there are. */
export function onButtons(ids: Iterable<string>): string[] {
  const patterns = [...new Set(sources().flatMap((one) => one.buttons))];
  const known = patterns.map((pattern) => new RegExp(pattern));
  return [...ids].filter((id) => known.some((pattern) => pattern.test(id)));
}
