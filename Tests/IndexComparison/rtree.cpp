// Times Boost.Geometry's R-tree with the rectangles and queries of IndexComparison.swift; prints the same lines.
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>
#include <boost/version.hpp>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <vector>

namespace geometry = boost::geometry;
namespace rtree = boost::geometry::index;
using Point = geometry::model::point<double, 2, geometry::cs::cartesian>;
using Box = geometry::model::box<Point>;
using Value = std::pair<Box, uint32_t>;
using Tree = rtree::rtree<Value, rtree::rstar<16>>;

static const size_t operationCount = 100000;
static const double windowSize = 300;

static double x(const Point &point) { return point.get<0>(); }
static double y(const Point &point) { return point.get<1>(); }

// SplitMix64, as Dice.swift.
struct Dice {
  uint64_t state;

  uint64_t next() {
    state += 0x9e3779b97f4a7c15ull;
    uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ull;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebull;
    return mixed ^ (mixed >> 31);
  }

  double number(double from, double to) { return from + double(next() >> 11) * 0x1p-53 * (to - from); }
};

// As QueryPlane.swift.
struct Plane {
  std::vector<Value> values;
  std::vector<Point> walk, scatter;

  explicit Plane(size_t count) {
    double side = std::sqrt(14000 * double(count));
    Dice dice{1};
    for (size_t slot = 0; slot < count; slot++) {
      double minX = dice.number(0, side), minY = dice.number(0, side);
      double width = dice.number(44, 120), height = dice.number(44, 120);
      values.push_back({Box(Point(minX, minY), Point(minX + width, minY + height)), uint32_t(slot)});
    }
    Dice walkDice{2};
    double walkX = side / 2, walkY = side / 2;
    Dice scatterDice{3};
    for (size_t number = 0; number < operationCount; number++) {
      walkX = std::fmax(0, std::fmin(side, walkX + walkDice.number(-8, 8)));
      walkY = std::fmax(0, std::fmin(side, walkY + walkDice.number(-8, 8)));
      walk.push_back(Point(walkX, walkY));
      double scatterX = scatterDice.number(0, side);
      scatter.push_back(Point(scatterX, scatterDice.number(0, side)));
    }
  }
};

template <class Body> static auto each(Body body) { return boost::make_function_output_iterator(body); }

template <class Body> static void report(const char *name, size_t operations, Body body) {
  auto start = std::chrono::steady_clock::now();
  uint64_t sum = body();
  std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
  std::printf("%s %.17g %llu\n", name, elapsed.count() / double(operations ? operations : 1), (unsigned long long)sum);
}

static uint64_t topmost(const Tree &tree, const std::vector<Point> &places) {
  uint64_t sum = 0;
  for (const Point &place : places) {
    // Slots are the order: ids begin at 1, and 0 is nothing.
    uint64_t best = 0;
    tree.query(rtree::intersects(place), each([&](const Value &value) {
                 if (value.second + 1 > best) best = value.second + 1;
               }));
    sum = sum * 31 + best;
  }
  return sum;
}

// As the index, which gives a list.
static uint64_t windows(const Tree &tree, const std::vector<Point> &places) {
  std::vector<uint32_t> found;
  uint64_t sum = 0;
  for (const Point &place : places) {
    Box window(Point(x(place) - windowSize / 2, y(place) - windowSize / 2),
               Point(x(place) + windowSize / 2, y(place) + windowSize / 2));
    found.clear();
    tree.query(rtree::intersects(window), each([&](const Value &value) { found.push_back(value.second); }));
    for (uint32_t slot : found) sum += slot;
  }
  return sum;
}

// A slot and where it goes, one after the other.
static std::vector<Value> moves(const std::vector<Value> &values) {
  Dice dice{4};
  std::vector<Value> list, now = values;
  for (size_t number = 0; number < operationCount; number++) {
    Value &value = now[size_t(dice.next() % now.size())];
    double dx = dice.number(-16, 16), dy = dice.number(-16, 16);
    Box &box = value.first;
    box = Box(Point(x(box.min_corner()) + dx, y(box.min_corner()) + dy),
              Point(x(box.max_corner()) + dx, y(box.max_corner()) + dy));
    list.push_back(value);
  }
  return list;
}

static uint64_t move(Tree &tree, std::vector<Value> &values, const std::vector<Value> &moves) {
  for (const Value &move : moves) {
    Value &value = values[move.second];
    tree.remove(value);
    value = move;
    tree.insert(value);
  }
  return moves.size();
}

int main(int argumentCount, char **arguments) {
  if (argumentCount > 1 && std::strcmp(arguments[1], "--version") == 0) {
    std::printf("Boost %d.%d, g++ %s\n", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, __VERSION__);
    return 0;
  }
  size_t count = argumentCount > 1 ? std::strtoul(arguments[1], nullptr, 10) : 1000;
  Plane plane(count < 1 ? 1 : count);
  std::optional<Tree> built;
  size_t repetitions = plane.values.size() < operationCount ? operationCount / plane.values.size() : 1;
  report("build", plane.values.size() * repetitions, [&] {
    uint64_t sum = 0;
    for (size_t repetition = 0; repetition < repetitions; repetition++) {
      // From a range at once: packed.
      built.emplace(plane.values.begin(), plane.values.end());
      sum += built->size();
    }
    return sum;
  });
  Tree &tree = *built;

  report("path", operationCount, [&] { return topmost(tree, plane.walk); });
  report("window", operationCount, [&] { return windows(tree, plane.scatter); });
  std::vector<Value> list = moves(plane.values);
  report("move", operationCount, [&] { return move(tree, plane.values, list); });
  report("scatter", operationCount, [&] { return topmost(tree, plane.scatter); });
}
