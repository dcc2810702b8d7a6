/** Replaces Scalar's chat with a language model, which explorers do not offer. Vue renders nothing for it. */
export default { render: (): null => null };
