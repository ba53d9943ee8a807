"""A game that brings no sentences of its own, in words: from its messages where it has them, else from the names of things.

Whatever a game names (a card, a way to answer, a piece of news, a reason) is said with the message of that name, if the game has
one, and with the name itself otherwise: `tea-ceremony` is read as "tea ceremony". So a game can be played before it has a single
message, and gets better with each that it brings. With `dauto` for the game's own name, and with the parts in brackets:

| message | says |
|---|---|
| `game-dauto` | its name; its attribute `.play` is the line about it in the terminal's help |
| `summary-dauto` | its rules in short |
| `rule-dauto-D3` | one rule in a sentence |
| `option-dauto-<setting>` | what a setting may be; its attribute `.argument` is the line about it in the terminal's help |
| its `.wrong`, its `.large` | of a text: why a file does not do [`file`, `problem`] |
| `dauto-aim` | what to play for |
| `dauto-card-<card>` | a card; its attributes `.short` and `.full` say what it does |
| `dauto-question-<ask>` | a question [`reaction` yes/no, and every fact of the question] |
| `dauto-group-<way>` | the heading over all offers of a way |
| `dauto-move-<way>` | an offer [`card`, `short`, `weapon`, `place`, `number`, `target`, `whom`] |
| `dauto-news-<what>` | what happened [`who`, `name`, `whom`, `target`, `known`, `card`, `cards`, `number`] |
| `dauto-refusal-<reason>` | why something is not on offer [`need`, `have`] |
| `dauto-result-<reason>` | who won and why [`whom`, `names`, `number`] |
| `dauto-side-<side>` | a side |
| `dauto-fact-<fact>`, `dauto-word-<word>` | the name of a fact in a view or a question, and of what it may be |

`who` and `whom` are `me` for the reader and `other` for everybody else; `known` is `yes` if the reader may see the cards.
Whom a seat plays, the game names itself (`Game.person`); the attribute `.ability` of that message says what that person can do.
"""
